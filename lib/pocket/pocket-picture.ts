import sharp from 'sharp';
import { insightPicture } from '@/lib/art/pictures/insight';
import { evidenceHeading, extractClaims } from '@/lib/content/relations/brief-claims';
import type { PolicyBrief } from '@/lib/content/types/policy-brief';
import { readMarkdown } from '@/lib/markdown/document';
import { artBox, horizon, rect } from '@/lib/open-graph/shapes';
import { surfaces } from '@/lib/open-graph/surface';
import { display, headline, line, logo } from '@/lib/open-graph/words';
import { pageUrl } from '@/lib/site-origin';
import { lightTokens, resolveTokens } from '@/lib/tokens';
import { balancedLines } from '@/lib/typography/balance';
import { lineWidth, type TypeStyle } from '@/lib/typography/outlines';

/** As services that pass pictures on from phone to phone show them, and as light as they should be. */
const WIDTH = 1080;
const HEIGHT = 1350;
export const POCKET_LIMIT = 60_000;

const MARGIN = 72;
const INNER = WIDTH - 2 * MARGIN;
const ART = 250;
/** Baseline of the title's last line, and the line above the address. */
const TITLE = 480;
const FOOT = HEIGHT - 150;
const SIZES = [44, 40, 36, 32, 28];
/** Claims that there is room for. */
const SHOWN = 4;

/** Address of a brief's picture. */
export const pocketPath = ({ slug }: PolicyBrief) => `/pocket/${slug}.png`;

/** A brief to send as a picture: what it asks, what the evidence says, and where the rest stands. */
export async function pocketPicture(brief: PolicyBrief): Promise<Buffer> {
  const svg = resolveTokens(pocketSvg(brief), lightTokens());
  const drawing = sharp(Buffer.from(svg)).flatten({ background: '#fff' });
  const pixels = await drawing.raw().toBuffer({ resolveWithObject: true });
  for (const colours of [24, 16, 8]) {
    const png = await sharp(pixels.data, { raw: pixels.info })
      .png({ palette: true, colours, dither: 0, effort: 7, compressionLevel: 9 })
      .toBuffer();
    if (png.length <= POCKET_LIMIT) return png;
  }
  throw new Error(`${brief.file}: its picture is larger than ${POCKET_LIMIT} bytes in 8 colours.`);
}

function pocketSvg(brief: PolicyBrief): string {
  const { ground, ink, quiet } = surfaces.page;
  const address = pageUrl(brief.path).replace(/^https?:\/\/(?:www\.)?/, '');
  const art = { x: 0, y: 0, width: WIDTH, height: ART };
  const spec = insightPicture(brief, 'wide');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, ground),
    artBox(spec, art),
    headline(brief.title, {
      x: MARGIN,
      baseline: TITLE,
      width: INNER,
      height: 200,
      fill: ink,
      largest: 100,
    }),
    words(brief, quiet, ink),
    horizon(0, WIDTH, FOOT, ink),
    logo({ x: MARGIN, y: FOOT + 28, fill: ink }),
    paragraph(address, { face: 'text', size: 28 }, { y: HEIGHT - 34, fill: quiet }).drawn,
    '</svg>',
  ].join('');
}

/** Question and claims, as large as they fit between the title and the line at the foot. */
function words(brief: PolicyBrief, quiet: string, ink: string): string {
  const claims = extractClaims(readMarkdown(brief.body, brief), brief).slice(0, SHOWN);
  const settings = SIZES.map((size) => {
    const style = { face: 'text', size } as const;
    const question = paragraph(brief.excerpt, style, { y: TITLE + 90, fill: quiet });
    const label = { x: MARGIN, y: question.end + size * 2, fill: ink };
    const list = claims.reduce(
      (done, claim) => {
        const rule = rect({ x: MARGIN, y: done.end, width: INNER, height: 2 }, 'var(--edge)');
        const text = paragraph(claim, style, { y: done.end + size * 1.4, fill: ink });
        return { drawn: done.drawn + rule + text.drawn, end: Math.round(text.end + size * 0.6) };
      },
      { drawn: '', end: Math.round(label.y + size * 0.6) },
    );
    const heading = line(
      evidenceHeading(brief.textLanguage),
      { ...display(size), tracking: 0 },
      label,
    );
    return { drawn: question.drawn + heading + list.drawn, end: list.end };
  });
  const fitting = settings.find(({ end }) => end < FOOT - 20);
  if (fitting) return fitting.drawn;
  throw new Error(`${brief.file}: excerpt and claims do not fit the brief's picture`);
}

/** A text in as many lines as it needs, and where the last of them stands. */
function paragraph(text: string, style: TypeStyle, { y, fill }: { y: number; fill: string }) {
  const leading = style.size * 1.32;
  const lines = balancedLines(text, INNER, (part) => lineWidth(part, style));
  const drawn = lines.map((part, index) =>
    line(part, style, { x: MARGIN, y: Math.round(y + index * leading), fill }),
  );
  return { drawn: drawn.join(''), end: Math.round(y + (lines.length - 1) * leading) };
}
