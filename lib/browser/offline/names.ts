/**
 * Names of the caches that hold copies for reading offline. The base path is part of them, because
 * sites below one origin (GitHub Pages) share its caches.
 * @param base base path with a slash at both ends
 */
export const cacheNames = (base: string) => ({
  /**
   * The offline page and what it needs. While it is there, the visitor allows copies; it is the first to
   * be deleted when they do not.
   */
  shell: `copies ${base} frame`,
  /** Pages the visitor has opened, the one read last at the end. */
  pages: `copies ${base} pages`,
  /** Styles, scripts, fonts and pictures those pages use. */
  files: `copies ${base} files`,
});

/** Header that the worker adds to each copy: its bytes. */
export const SIZE = 'X-Copy-Bytes';
