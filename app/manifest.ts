import type { MetadataRoute } from 'next';
import { firm } from '@/lib/firm';
import { language } from '@/lib/languages';
import { siteHref } from '@/lib/site-url';

export const dynamic = 'force-static';

/** `/manifest.webmanifest`: name and icons for a visitor who pins the site; it stays a browser page. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: siteHref('/'),
    name: firm.name,
    short_name: firm.shortName,
    description: firm.description,
    lang: language.id,
    start_url: siteHref('/'),
    scope: siteHref('/'),
    display: 'browser',
    background_color: '#f3f7f8',
    theme_color: '#f3f7f8',
    icons: [
      { src: siteHref('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: siteHref('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: siteHref('/icon-maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
