import { buildTime } from '@/lib/build-time';
import { firm } from '@/lib/firm';
import { languages } from '@/lib/languages';
import { fileUrl } from '@/lib/site-origin';

export const dynamic = 'force-static';

const DAY = 86_400_000;

/** Whom to tell of a weakness, as RFC 9116 asks. It expires; a site rebuilt once a year never does. */
export function GET() {
  // RFC 9116, 2.5.5: less than a year ahead.
  const expires = new Date(buildTime() + 360 * DAY).toISOString().replace(/\.\d+Z$/, 'Z');
  const fields = [
    `Contact: mailto:${firm.email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.map(({ id }) => id).join(', ')}`,
    `Canonical: ${fileUrl('/.well-known/security.txt')}`,
  ];
  return new Response(`${fields.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
