import { NarrowSearch } from '@/components/islands/narrow-search';
import { SearchBox } from '@/components/islands/search-box';
import { SearchHead } from '@/components/search/search-head';
import { SearchStart } from '@/components/search/search-start';
import { Page } from '@/components/site/page';
import { contentCounts, searchPage } from '@/lib/content/pages/search';
import { labels } from '@/lib/labels';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/search';

export function generateMetadata() {
  return pageMetadata({ ...searchPage(), path, indexed: false });
}

export default function SearchPage() {
  const { title, description, withoutScripts, sitemap, popular, start, doors, found } =
    searchPage();
  const trail = [{ name: title, path }];
  return (
    <Page
      path={path}
      ground="sky"
      trail={trail}
      about={{ type: 'SearchResultsPage', title, description }}
    >
      <SearchBox
        variant="page"
        words={labels.search.results}
        narrow={<NarrowSearch words={labels.narrow.words} found={labels.narrow.found} />}
        start={
          <SearchStart {...{ popular, start, doors, found }} contentCounts={contentCounts()} />
        }
      >
        <SearchHead title={title} trail={trail} withoutScripts={withoutScripts} sitemap={sitemap} />
      </SearchBox>
    </Page>
  );
}
