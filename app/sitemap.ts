import type { MetadataRoute } from 'next';
import { contentAdvice } from '@/lib/content/relations/advice';
import { sitePages } from '@/lib/content/routes/routes';
import { pageUrl } from '@/lib/site-url';

export const dynamic = 'force-static';

/** `/sitemap.xml`: every page that may be found, with the date of its content where it has one. */
export default function sitemap(): MetadataRoute.Sitemap {
  printAdvice();
  return sitePages()
    .filter(({ indexed }) => indexed)
    .map(({ path, modified }) => ({
      url: pageUrl(path),
      ...(modified && { lastModified: modified }),
    }));
}

/** Here because this file is made once a build, by one of its processes. */
function printAdvice() {
  const advice = contentAdvice();
  if (process.env.NODE_ENV !== 'production' || advice.length === 0) return;
  process.stderr.write(`\nTo be weighed by an editor:\n  ${advice.join('\n  ')}\n\n`);
}
