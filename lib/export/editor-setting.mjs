// @ts-check
/** The editor on the published site: off until the build is told which repository it works on. */

/**
 * @typedef {object} EditorSetting
 * @property {string} repository `owner/name` on GitHub
 * @property {string} branch the one that is published
 */

/**
 * @param {Record<string, string | undefined>} environment `EDITOR_REPOSITORY`, and `EDITOR_BRANCH`, `main` until set
 * @returns {EditorSetting | undefined} nothing where it is off
 * @throws Error for a repository or a branch that GitHub could not have
 */
export function editorSetting({ EDITOR_REPOSITORY: repository, EDITOR_BRANCH: branch }) {
  if (!repository) return undefined;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new Error(`EDITOR_REPOSITORY: found "${repository}", expected owner/name`);
  if (branch && !/^[\w./-]+$/.test(branch))
    throw new Error(`EDITOR_BRANCH: found "${branch}", expected the name of a branch`);
  return { repository, branch: branch || 'main' };
}
