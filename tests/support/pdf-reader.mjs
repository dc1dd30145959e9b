/**
 * Reads PDFs with a parser that had no part in making them and prints what a reader, or a program that
 * reads aloud, finds in them. A process of its own, because the parser is an ES module and Jest is not.
 *   node tests/support/pdf-reader.mjs file.pdf …
 */
import fs from 'node:fs';
import { getDocumentProxy } from 'unpdf';

async function read(file) {
  const pdf = await getDocumentProxy(new Uint8Array(fs.readFileSync(file)));
  const { info } = await pdf.getMetadata();
  const pages = [];
  const elements = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { texts, loose, text, last, reach } = await wordsOf(page);
    collect(await page.getStructTree(), texts, elements);
    const annotations = await page.getAnnotations();
    const links = annotations.filter(({ subtype }) => subtype === 'Link');
    pages.push({
      text,
      last,
      loose,
      reach,
      links: await Promise.all(
        links.map(async ({ url, dest, contentsObj }) => ({
          url: url ?? null,
          place: dest ?? null,
          found: dest ? (await pdf.getDestination(dest)) !== null : null,
          words: contentsObj?.str ?? '',
        })),
      ),
    });
  }
  return {
    title: info.Title,
    lang: info.Language,
    marked: (await pdf.getMarkInfo())?.Marked ?? false,
    showsTitle: (await pdf.getViewerPreferences())?.DisplayDocTitle ?? false,
    panel: await pdf.getPageMode(),
    opensAt: await openingPage(pdf),
    outline: await flatten(pdf, await pdf.getOutline()),
    elements,
    pages,
  };
}

/** Number of the page that a document opens at; null where it leaves that to the program. */
async function openingPage(pdf) {
  const [place] = (await pdf.getOpenAction())?.dest ?? [];
  return place ? (await pdf.getPageIndex(place)) + 1 : null;
}

/**
 * Text by tag, text that has no tag and is no decoration, all text, its lowest line, and how far down the page it
 * goes. What was drawn last may stand at the top.
 */
async function wordsOf(page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map();
  const open = [];
  const loose = [];
  const [, bottom, , top] = page.view;
  let text = '';
  let last = '';
  let lowest = Number.POSITIVE_INFINITY;
  for (const item of items) {
    if (item.type?.startsWith('beginMarkedContent')) open.push(item);
    else if (item.type === 'endMarkedContent') open.pop();
    else {
      const words = item.str + (item.hasEOL ? '\n' : '');
      text += words;
      if (item.str.trim() && item.transform[5] < lowest + 1) {
        last = item.transform[5] < lowest - 1 ? item.str : last + item.str;
        lowest = Math.min(lowest, item.transform[5]);
      }
      const owner = open.findLast(({ id }) => id);
      if (owner)
        texts.set(owner.id, (texts.get(owner.id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
      else if (item.str.trim() && !open.some(({ tag }) => tag === 'Artifact')) loose.push(item.str);
    }
  }
  const reach = text.trim() ? (top - lowest) / (top - bottom) : 0;
  return { texts, loose, text, last, reach };
}

/** Elements of the structure tree in the order in which they are read. */
function collect(node, texts, elements) {
  if (!node) return;
  if (node.role && node.role !== 'Root') {
    elements.push({ role: node.role, alt: node.alt ?? null, text: textUnder(node, texts) });
  }
  for (const child of node.children ?? []) collect(child, texts, elements);
}

function textUnder(node, texts) {
  if (node.type === 'content') return texts.get(node.id) ?? '';
  return (node.children ?? [])
    .map((child) => textUnder(child, texts))
    .join('')
    .trim();
}

async function flatten(pdf, items, level = 2) {
  const entries = [];
  for (const { title, dest, items: inner } of items ?? []) {
    entries.push({ title, level, page: (await pdf.getPageIndex(dest[0])) + 1 });
    entries.push(...(await flatten(pdf, inner, level + 1)));
  }
  return entries;
}

const documents = [];
for (const file of process.argv.slice(2)) documents.push(await read(file));
process.stdout.write(JSON.stringify(documents));
