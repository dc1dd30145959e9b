/** Sub-path the site is served under, without a trailing slash; empty at a domain root. */
export const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');
