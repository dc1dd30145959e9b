/** @jest-environment node */
import { editorSetting } from '@/lib/export/editor-setting.mjs';

it('is off until a repository is named', () => {
  expect(editorSetting({})).toBeUndefined();
  // What GitHub gives a workflow for a variable that nobody has set.
  expect(editorSetting({ EDITOR_REPOSITORY: '' })).toBeUndefined();
});

it('works on main until another branch is named', () => {
  expect(editorSetting({ EDITOR_REPOSITORY: 'firm/site.web' })).toEqual({
    repository: 'firm/site.web',
    branch: 'main',
  });
  expect(editorSetting({ EDITOR_REPOSITORY: 'firm/site', EDITOR_BRANCH: 'live' })?.branch).toBe(
    'live',
  );
});

it.each(['site', 'https://github.com/firm/site', 'firm/site/x', 'firm/"site'])(
  'refuses %s',
  (EDITOR_REPOSITORY) => {
    expect(() => editorSetting({ EDITOR_REPOSITORY })).toThrow('expected owner/name');
  },
);
