import { ContentError } from '@/lib/content/engine/content-error';
import { readFile, readFolder } from '@/lib/content/engine/read';
import { navigation } from '@/lib/content/routes/navigation';
import { redirects } from '@/lib/content/routes/redirects';
import { sitePages } from '@/lib/content/routes/routes';
import { fileSchemas, folderSchemas } from '@/lib/content/schemas';

/**
 * What the loaders say of the whole content, in the language of this process: a sentence for each mistake,
 * with its file. Nothing where a build would go through.
 */
export function contentMistakes(): string[] {
  const checks = [
    ...Object.entries(fileSchemas).map(
      ([file, schema]) =>
        () =>
          readFile(file, schema),
    ),
    ...Object.entries(folderSchemas).map(
      ([folder, { schema }]) =>
        () =>
          readFolder(folder, schema),
    ),
    sitePages,
    navigation,
    redirects,
  ];
  return [...new Set(checks.flatMap(mistakesOf))];
}

function mistakesOf(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.errors.map((sentence) => `${error.file}: ${sentence}`);
  }
}
