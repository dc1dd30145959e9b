import { citationOf, plainCitation } from '@/lib/cite/citation';
import { telHref } from '@/lib/contact-links';
import { bioOf, roleOf } from '@/lib/content/types/placeholder-notes';
import { firm } from '@/lib/firm';
import { formatDate } from '@/lib/format/date';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import type { MarkdownDocument } from '@/lib/markdown/document';
import { pageUrl } from '@/lib/site-origin';
import { heading } from '../blocks/heading';
import { list } from '../blocks/list';
import { paragraph } from '../blocks/paragraph';
import type { FlowItem } from '../flow';
import type { InlineOptions, Run } from '../inline';
import { side } from '../measures';
import type { PdfCanvas } from '../pdf-canvas';
import type { PdfSource } from '../pdf-source';
import { type } from '../typography';

/** The works a text rests on, numbered as they are cited. */
export function sourcesBlock(
  canvas: PdfCanvas,
  { sources, sourcesId }: MarkdownDocument,
  inline: InlineOptions,
): FlowItem[] {
  if (sources.length === 0) return [];
  return [
    heading(canvas, [{ text: labels.prose.sources }], { level: 2, place: sourcesId }),
    ...list(canvas, sources, true, { inline, style: type.source, before: 2 }),
  ];
}

/** Who wrote it, when, how to cite it, where it is kept up to date and whom to ask. */
export function closingBlock(canvas: PdfCanvas, { piece }: PdfSource): FlowItem[] {
  const { author, dateLabel, updated, path } = piece;
  const { pdf } = labels;
  const url = pageUrl(path);
  const link = (words: string, href: string): Run => ({ text: words, target: { href, words } });
  const citation = plainCitation(citationOf(piece)).replace(` ${url}`, '');
  const published = updated
    ? interpolate(pdf.updated, { date: dateLabel, updated: formatDate(updated) })
    : dateLabel;
  const rows: [string, Run[]][] = [
    [
      pdf.author,
      [{ text: author.name, strong: true }, { text: `, ${roleOf(author)}. ${bioOf(author)}` }],
    ],
    [pdf.dates, [{ text: published }]],
    [pdf.cite, [{ text: `${citation} ` }, link(url, url)]],
    [pdf.online, [link(url.replace(/^https?:\/\//, ''), url), { text: `. ${pdf.onlineText}` }]],
    [
      pdf.contact,
      [
        link(firm.email, `mailto:${firm.email}`),
        { text: `, ` },
        link(firm.phone, telHref(firm.phone)),
        { text: `. ${firm.name}, ${firm.address.street}, ${firm.address.city}.` },
      ],
    ],
  ];
  return [
    heading(canvas, [{ text: pdf.closing }], { level: 2, place: 'pdf-closing' }),
    ...rows.flatMap(([name, runs]) => labelled(canvas, name, runs)),
  ];
}

/** A paragraph with its label beside it. */
function labelled(canvas: PdfCanvas, name: string, runs: Run[]): FlowItem[] {
  const element = canvas.element('P');
  const [label] = paragraph(canvas, [{ text: `${name} ` }], {
    style: type.label,
    before: 0,
    area: side,
    element,
  });
  const items = paragraph(canvas, runs, { style: type.source, before: 8, element });
  return items.map((item, index) => ({
    ...item,
    // All of it on one page: the block is the end of the document.
    keep: index < items.length - 1,
    draw: (y) => {
      if (index === 0) label?.draw(y + (type.source.leading - type.label.leading) / 2);
      item.draw(y);
    },
  }));
}
