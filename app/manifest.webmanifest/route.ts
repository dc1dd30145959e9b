import type { MetadataRoute } from 'next';
import { firm } from '@/lib/firm';
import { language } from '@/lib/languages';
import { fileHref, pageHref } from '@/lib/site-url';
import { pageColours } from '@/lib/tokens';

export const dynamic = 'force-static';

/**
 * `/manifest.webmanifest`, in each language: name and icons for a visitor who pins the site; it stays a
 * browser page. Next's own file of this kind knows one address.
 */
export function GET() {
  const { light } = pageColours();
  const manifest: MetadataRoute.Manifest = {
    id: pageHref('/'),
    name: firm.name,
    short_name: firm.shortName,
    description: firm.description,
    lang: language.id,
    start_url: pageHref('/'),
    scope: pageHref('/'),
    display: 'browser',
    background_color: light,
    theme_color: light,
    icons: [
      { src: fileHref('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: fileHref('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: fileHref('/icon-maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
