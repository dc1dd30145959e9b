const LOOK_MS = 200;

/** Calls after each change of the editor's address: Sveltia CMS gives a new piece its own without an event. */
export function watchAddress(changed: () => void): void {
  let hash = location.hash;
  setInterval(() => {
    if (hash === location.hash) return;
    hash = location.hash;
    changed();
  }, LOOK_MS);
}
