/**
 * pdfkit puts title, author and subject into the document's XML metadata as they are, so that an
 * ampersand would make it unreadable. The plain texts of the document stay as they were.
 */
export function escapeMetadata(doc: PDFKit.PDFDocument): void {
  const inside = doc as unknown as { _addInfo: () => void; info: Record<string, unknown> };
  const addInfo = inside._addInfo.bind(doc);
  inside._addInfo = () => {
    const { info } = inside;
    const escaped = Object.entries(info).map(([key, value]) => [
      key,
      value instanceof Date ? value : escapeXml(String(value)),
    ]);
    inside.info = Object.fromEntries(escaped);
    addInfo();
    inside.info = info;
  };
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
