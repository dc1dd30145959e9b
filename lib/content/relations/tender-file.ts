import { memoize } from '@/lib/content/engine/read';
import { workingWithUsPage } from '@/lib/content/pages/working-with-us';
import { assertPathsExist } from '@/lib/content/routes/known-paths';
import { type TenderGroup, tenderPaths } from '@/lib/content/types/tender-file';

/**
 * What an evaluation committee asks for, by group.
 * @throws ContentError for a paper said to be published at a page that does not exist
 */
export function tenderFile(): TenderGroup[] {
  return memoize('the tender file', () => {
    const { tender, documents } = workingWithUsPage();
    assertPathsExist(
      [
        ...documents.items.map(({ path }, index) => ({
          field: `documents.items[${index + 1}].path`,
          path,
        })),
        ...tenderPaths(tender.groups),
      ],
      'content/pages/working-with-us.yaml',
    );
    return tender.groups;
  });
}
