import type { MetadataRoute } from 'next';
import { sitePages } from '@/lib/content/routes/routes';
import { absoluteUrl } from '@/lib/site-url';

export const dynamic = 'force-static';

/** `/sitemap.xml`: every page that may be found, with the date of its content where it has one. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages()
    .filter(({ indexed }) => indexed)
    .map(({ path, modified }) => ({
      url: absoluteUrl(path),
      ...(modified && { lastModified: modified }),
    }));
}
