import type { Cells } from '../cells';
import { tableMistake, tableText } from '../table-text';
import { grid } from './grid';
import { insertDialog } from './insert-dialog';

/**
 * @param there a table that is to be changed
 * @returns a table as a text holds it; nothing where somebody left the dialog
 */
export function askForTable(there?: Cells): Promise<string | undefined> {
  const { body, ask } = there
    ? insertDialog('Change the table', 'Change')
    : insertDialog('Insert a table');
  const { element, cells, fill, tell } = grid(
    'Table',
    'Type, or copy cells in a spreadsheet and paste them into the first field. The first row is the header. A column of figures alone stands at the right.',
    { rows: 4, columns: 3 },
  );
  if (there) fill(there);
  body.append(element);
  // Where somebody begins, and pastes.
  element.querySelector('th input')?.setAttribute('autofocus', '');
  return ask(() => {
    const mistake = tableMistake(cells());
    tell(mistake ? [`${mistake}.`] : []);
    return mistake ? undefined : tableText(cells());
  });
}
