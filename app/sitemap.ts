import type { MetadataRoute } from 'next';
import { assertFirmFacts } from '@/lib/content/engine/check-firm';
import { contentAdvice } from '@/lib/content/relations/advice';
import { sitePages } from '@/lib/content/routes/routes';
import { language, languages } from '@/lib/languages';
import { alternateLanguages } from '@/lib/seo/metadata';
import { pageUrl } from '@/lib/site-origin';

export const dynamic = 'force-static';

/**
 * `/sitemap.xml`: every page that may be found, in every language, with the others and the date of its
 * content where it has one. The one of the first language is that of the site.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  assertFirmFacts();
  if (language.id === languages[0].id) printAdvice();
  const pages = sitePages().filter(({ indexed }) => indexed);
  return languages.flatMap((one) =>
    pages.map(({ path, modified }) => ({
      url: pageUrl(path, one),
      alternates: { languages: alternateLanguages(path) },
      ...(modified && { lastModified: modified }),
    })),
  );
}

/** Here because this file is made once for each language, by one process. */
function printAdvice() {
  const advice = contentAdvice();
  if (process.env.NODE_ENV !== 'production' || advice.length === 0) return;
  process.stderr.write(`\nTo be weighed by an editor:\n  ${advice.join('\n  ')}\n\n`);
}
