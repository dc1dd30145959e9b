/**
 * The least a page can be: the words that a visitor of `address` sees, a paragraph a line, and nothing
 * else. What the page has closed (menus, drawer, search) is not among them, which makes the bare page
 * lighter and the comparison stricter.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @returns {Promise<string>} HTML
 */
export async function bareHtml(browser, address) {
  const page = await browser.newPage({ viewport: { width: 360, height: 760 } });
  await page.goto(address);
  const [title, text] = await page.evaluate(() => [document.title, document.body.innerText]);
  await page.close();
  const paragraphs = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${escaped(line)}</p>`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title></head><body>`,
    ...paragraphs,
    '</body></html>',
  ].join('\n');
}

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
