import { PHOTO } from '@/lib/content/images/photo-rules';
import { type GitHub, Refused } from './git-hub';

/** Files whose texts GitHub is asked for at once: more than some hundred take it too long. */
const AT_ONCE = 100;
/** What the editor may open; a photo is asked for once its entry is opened. */
const TEXT = /\.(?:md|yaml|ts)$/;

type Entry = { path: string; type: string; sha: string };
type Blob = { text: string | null; isTruncated: boolean | null };

/** What lies below `content/` of a commit, by path below the project: texts, and the ids of photos. */
export type RepositoryFiles = { texts: Map<string, string>; photos: Map<string, string> };

/**
 * Reads every text below `content/` of a commit.
 * @param repository `owner/name`
 * @throws Refused
 */
export async function readTexts(
  api: GitHub,
  repository: string,
  commit: string,
): Promise<RepositoryFiles> {
  const [owner, name] = repository.split('/');
  const folder = await api.ask<{ repository: { object: { oid: string } | null } }>(
    'query ($owner: String!, $name: String!, $at: String!) { repository(owner: $owner, name: $name) { object(expression: $at) { oid } } }',
    { owner, name, at: `${commit}:content` },
  );
  const { object } = folder.repository;
  if (!object) throw new Refused(`${repository} has no folder content/.`);
  const { tree } = await api.get<{ tree: readonly Entry[] }>(
    `/repos/${repository}/git/trees/${object.oid}?recursive=1`,
  );
  const files = tree.filter(({ type, path }) => type === 'blob' && TEXT.test(path));
  const groups = Array.from({ length: Math.ceil(files.length / AT_ONCE) }, (_, at) =>
    files.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  const texts = await Promise.all(
    groups.map(async (group) => {
      const fields = group.map(
        ({ sha }, at) => `f${at}: object(oid: "${sha}") { ... on Blob { text isTruncated } }`,
      );
      const answer = await api.ask<{ repository: Record<string, Blob> }>(
        `query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join(' ')} } }`,
        { owner, name },
      );
      return group.map(({ path }, at): [string, string] => {
        const { text = null, isTruncated } = answer.repository[`f${at}`] ?? {};
        // To save half a file would lose the other half.
        if (text === null || isTruncated)
          throw new Refused(`GitHub does not give ${path} in full.`);
        return [`content/${path}`, text];
      });
    }),
  );
  const photos = tree.filter(({ type, path }) => type === 'blob' && PHOTO.test(path));
  return {
    texts: new Map(texts.flat()),
    photos: new Map(photos.map(({ path, sha }) => [`content/${path}`, sha])),
  };
}
