/** Whether the visitor has asked the browser to spend little. */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
