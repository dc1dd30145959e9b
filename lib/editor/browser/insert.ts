import type { Source } from '@/lib/content/types/source';
import { languages } from '@/lib/languages';
import { chartValues } from '../chart-text';
import { chosenWith, citedWorks, cites, type Texts, withCitedWorks } from '../cited-works';
import {
  blockAt,
  chartAround,
  citationAt,
  type Found,
  inPlaceOf,
  type Typed,
  tableAround,
} from '../insertion';
import { tableCells } from '../table-text';
import { askForChart } from './chart-dialog';
import { askForSource } from './citation-dialog';
import { openedFile } from './opened-file';
import { askForTable } from './table-dialog';
import { watchAddress } from './watch-address';

type Field = { name: string; widget?: string };
type Collection = Parameters<typeof openedFile>[1][number] & { fields?: readonly Field[] };

const FIRST = 'Click into Text, where it is to stand.';
const HERE = 'It is put where the mark stands in Text.';
const IN_CHART = 'The mark stands in a chart.';
const IN_TABLE = 'The mark stands in a table.';

/** Works that were cited since the page was opened; the files have them once they are saved. */
let chosen: readonly Source[] = [];

/** A save with those works among the sources of its texts that the form does not know of. */
export const withChosen = (changes: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(
    Object.entries(changes).map(([name, text]) => [
      name,
      // A translation takes the sources of the English.
      text === null || isTranslation(name) ? text : withCitedWorks(text, chosen),
    ]),
  );

const isTranslation = (name: string) =>
  languages.slice(1).some(({ id }) => name.startsWith(`content/${id}/`));

/**
 * Offers citations, tables and charts below the form, while it has a Markdown text.
 * @param collections those of the editor's configuration
 * @param texts of all files, as they are saved
 */
export function openInsert(collections: readonly Collection[], texts: Texts): void {
  const bar = document.createElement('section');
  bar.id = 'insert';
  bar.setAttribute('role', 'toolbar');
  bar.setAttribute('aria-label', 'Insert');
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  let field: HTMLTextAreaElement | undefined;

  const button = (name: string, insert: (into: HTMLTextAreaElement) => Promise<void>) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = name;
    made.addEventListener('click', () => field?.isConnected && insert(field));
    return made;
  };
  const worksFor = ({ value }: HTMLTextAreaElement) => {
    const opened = openedFile(location.hash, collections, languages[0].id);
    const file = typeof opened === 'object' ? opened.file : undefined;
    const cited = chosen.filter(({ id }) => cites(value, id));
    return citedWorks(texts, file, cited);
  };
  // A field keeps its mark while something else has the focus.
  const citation = button('Citation', async (into) => {
    const work = await askForSource(worksFor(into));
    if (!work) return into.focus();
    const { source, isOwn } = work;
    if (!isOwn) chosen = chosenWith(chosen, source);
    type(into, citationAt(into.value, into.selectionEnd, source.id));
  });
  const block = async (
    into: HTMLTextAreaElement,
    made: Promise<string | undefined>,
    there?: Found,
  ) => {
    const text = await made;
    if (text === undefined) return into.focus();
    type(into, there ? inPlaceOf(there, text) : blockAt(into.value, into.selectionEnd, text));
  };
  const table = button('', (into) => {
    const there = tableAround(into.value, into.selectionEnd);
    return block(into, askForTable(there && tableCells(there.text)), there);
  });
  const chart = button('', async (into) => {
    const own = worksFor(into).filter(({ isOwn }) => isOwn);
    const sources = own.map(({ source }) => source);
    const there = chartAround(into.value, into.selectionEnd);
    if (!there) return block(into, askForChart(sources));
    const read = chartValues(there.text);
    if ('values' in read) return block(into, askForChart(sources, read.values), there);
    said.textContent = `Change this chart in Text: ${read.reason}.`;
  });
  bar.append('Insert', citation, table, chart, said);
  document.body.append(bar);

  const update = () => {
    if (!field?.isConnected) field = undefined;
    const fields = openedFields(collections);
    bar.hidden = !fields.some(({ widget }) => widget === 'markdown');
    const mayCite = fields.some(({ name }) => name === 'sources');
    citation.hidden = !mayCite;
    chart.hidden = !mayCite;
    for (const one of [citation, table, chart]) one.disabled = !field;
    sayWhere();
  };
  /** What the mark stands in, a form changes. */
  const sayWhere = () => {
    const [text = '', mark = 0] = field ? [field.value, field.selectionEnd] : [];
    const inChart = chartAround(text, mark) !== undefined;
    const inTable = tableAround(text, mark) !== undefined;
    chart.textContent = inChart ? 'Change chart' : 'Chart';
    table.textContent = inTable ? 'Change table' : 'Table';
    said.textContent = field ? (inChart && IN_CHART) || (inTable && IN_TABLE) || HERE : FIRST;
  };
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement) || !target.closest('[data-field-type=markdown]'))
      return;
    field = target;
    update();
  });
  document.addEventListener('selectionchange', () => {
    if (field && document.activeElement === field) sayWhere();
  });
  watchAddress(() => {
    field = undefined;
    update();
  });
  update();
}

/** Fields of the piece that is open; none while a list is open. */
function openedFields(collections: readonly Collection[]): readonly Field[] {
  if (!openedFile(location.hash, collections, languages[0].id)) return [];
  const [, name] = /^#\/collections\/([^/?]+)/.exec(location.hash) ?? [];
  return collections.find((one) => one.name === name)?.fields ?? [];
}

/** Types into the field as somebody would: the form hears of it, and undo takes it back. */
function type(into: HTMLTextAreaElement, { from, to, text, mark }: Typed): void {
  into.focus();
  into.setSelectionRange(from, to);
  if (!document.execCommand('insertText', false, text)) {
    into.setRangeText(text, from, to);
    into.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  into.setSelectionRange(mark, mark);
}
