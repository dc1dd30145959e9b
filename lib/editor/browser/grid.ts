import { type Cells, pastedCells } from '../cells';
import { labelled } from './form-field';

type Size = { rows: number; columns: number };

const MOST: Size = { rows: 60, columns: 12 };

/** The cell that a sentence of a loader names: `rows[2][1]: found …` is the first of the second row below the header. */
function placeIn(sentence: string): { row: number; column: number } | undefined {
  const [, row, column = '1', series] =
    /^(?:rows\[(\d+)\](?:\[(\d+)\])?|series\[(\d+)\]|category)/.exec(sentence) ?? [];
  if (row) return { row: Number(row), column: Number(column) - 1 };
  if (series) return { row: 0, column: Number(series) };
  return sentence.startsWith('category') ? { row: 0, column: 0 } : undefined;
}

const nameOf = (row: number, column: number) =>
  `${row === 0 ? 'Header' : `Row ${row}`}, column ${column + 1}`;

function inWords(sentence: string): string {
  const place = placeIn(sentence);
  return place
    ? sentence.replace(/^[\w[\]]+/, nameOf(place.row, place.column))
    : sentence.replace(/^rows: /, '');
}

/**
 * A table to be typed in, or pasted from a spreadsheet; its first row is the header.
 * @param size to begin with
 * @param most rows and columns
 */
export function grid(label: string, hint: string, size: Size, most: Size = MOST) {
  const group = document.createElement('div');
  const table = document.createElement('table');
  const scroll = document.createElement('div');
  scroll.className = 'grid';
  scroll.append(table);
  const { element, tell: tellBelow } = labelled(label, group, hint);

  const inputs = () => [...table.rows].map((row) => [...row.querySelectorAll('input')]);
  const cells = (): Cells => inputs().map((row) => row.map(({ value }) => value));

  /** Says what is wrong with the places that a form counts, and marks those. */
  const tell = (sentences: readonly string[]) => {
    const all = inputs();
    for (const input of all.flat()) input.removeAttribute('aria-invalid');
    const wrong = sentences.flatMap((sentence) => {
      const place = placeIn(sentence);
      return (place && all[place.row]?.[place.column]) ?? [];
    });
    tellBelow(sentences.map(inWords));
    // Where a sentence names none, it is the first.
    if (wrong.length > 0) all[0]?.[0]?.removeAttribute('aria-invalid');
    for (const input of wrong) input.setAttribute('aria-invalid', 'true');
  };

  /** As many rows and columns as are asked for; what they hold stays. */
  const resize = () => {
    const before = cells();
    table.replaceChildren(
      ...Array.from({ length: size.rows }, (_, row) => {
        const line = document.createElement('tr');
        line.append(
          ...Array.from({ length: size.columns }, (_, column) => {
            const cell = document.createElement(row === 0 ? 'th' : 'td');
            const input = document.createElement('input');
            input.value = before[row]?.[column] ?? '';
            input.setAttribute('aria-label', nameOf(row, column));
            cell.append(input);
            return cell;
          }),
        );
        return line;
      }),
    );
    columns.value = String(size.columns);
    rows.value = String(size.rows - 1);
  };

  const number = (name: string, change: (count: number) => void) => {
    const input = document.createElement('input');
    input.type = 'number';
    input.min = '1';
    input.addEventListener('change', () => {
      change(Math.max(1, Math.round(Number(input.value)) || 1));
      resize();
    });
    const caption = document.createElement('label');
    caption.append(`${name} `, input);
    return { caption, input };
  };
  const { caption: columnCount, input: columns } = number('Columns', (count) => {
    size = { ...size, columns: Math.min(count, most.columns) };
  });
  const { caption: rowCount, input: rows } = number('Rows below the header', (count) => {
    size = { ...size, rows: Math.min(count + 1, most.rows) };
  });

  const fill = (shown: Cells) => {
    size = {
      rows: Math.max(size.rows, shown.length),
      columns: Math.max(size.columns, ...shown.map((row) => row.length)),
    };
    resize();
    inputs().forEach((row, down) => {
      row.forEach((input, right) => {
        input.value = shown[down]?.[right] ?? '';
      });
    });
  };

  table.addEventListener('paste', (event) => {
    const pasted = pastedCells(event.clipboardData?.getData('text/plain') ?? '');
    if (!pasted) return;
    event.preventDefault();
    const top = inputs().findIndex((row) => row.some((input) => input === event.target));
    const left = inputs()[top]?.indexOf(event.target as HTMLInputElement) ?? 0;
    const width = Math.max(...pasted.map((row) => row.length));
    size = {
      rows: Math.min(Math.max(size.rows, top + pasted.length), most.rows),
      columns: Math.min(Math.max(size.columns, left + width), most.columns),
    };
    resize();
    const all = inputs();
    pasted.forEach((row, down) => {
      row.forEach((value, right) => {
        const input = all[top + down]?.[left + right];
        if (input) input.value = value;
      });
    });
    all[top]?.[left]?.focus();
    const lost = pasted.length > most.rows - top || width > most.columns - left;
    tell(
      lost
        ? [`At most ${most.columns} columns and ${most.rows - 1} rows fit: the rest is left out.`]
        : [],
    );
  });
  resize();
  const counts = document.createElement('p');
  counts.className = 'counts';
  counts.append(columnCount, ' ', rowCount);
  group.append(counts, scroll);
  return { element, tell, cells, fill };
}
