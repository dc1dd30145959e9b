import { tableMistake, tableText } from '../table-text';
import { grid } from './grid';
import { insertDialog } from './insert-dialog';

/** @returns a table as a text holds it; nothing where somebody left the dialog */
export function askForTable(): Promise<string | undefined> {
  const { body, ask } = insertDialog('Insert a table');
  const { element, cells, tell } = grid(
    'Table',
    'Type, or copy cells in a spreadsheet and paste them into the first field. The first row is the header. A column of figures alone stands at the right.',
    { rows: 4, columns: 3 },
  );
  body.append(element);
  // Where somebody begins, and pastes.
  element.querySelector('th input')?.setAttribute('autofocus', '');
  return ask(() => {
    const mistake = tableMistake(cells());
    tell(mistake ? [`${mistake}.`] : []);
    return mistake ? undefined : tableText(cells());
  });
}
