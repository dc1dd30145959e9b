import { escapeXml } from '@/lib/format/escape-xml';

/** What pdfkit keeps to itself: the catalogue of a document, and the object that stands for a page. */
type Inside = { _root: { data: Record<string, unknown> }; page: { dictionary: unknown } };

/** Has a document open at the page that is being drawn, in the size that its reader's program is set to. */
export function openHere(doc: PDFKit.PDFDocument): void {
  const { _root, page } = doc as unknown as Inside;
  _root.data.OpenAction = [page.dictionary, 'XYZ', null, null, null];
}

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
