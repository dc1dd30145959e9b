import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { basePath } from './base-path.mjs';
import { languages } from './lib/export/languages.mjs';

const { SITE_LANGUAGE, PREVIEW_FOLDER } = process.env;
if (SITE_LANGUAGE && !languages.some(({ id }) => id === SITE_LANGUAGE)) {
  throw new Error(
    `SITE_LANGUAGE: found "${SITE_LANGUAGE}", expected one of ${languages.map(({ id }) => id).join(', ')}`,
  );
}

/**
 * The preview of `npm run edit` keeps what it compiles in a folder of its own, because Next refuses a second
 * server in one: `npm run dev` may run beside it, and a preview in another language. Next writes
 * each such folder into the settings of TypeScript, so these are its own too. Who writes sees no tools of Next.
 */
const ofPreview = PREVIEW_FOLDER && {
  // A server of one language answers below its prefix too, where the links of its pages lead; an export cannot.
  rewrites: async () =>
    languages
      .filter(({ id, prefix }) => id === SITE_LANGUAGE && prefix)
      .map(({ prefix }) => ({ source: `${prefix}/:path*`, destination: '/:path*' })),
  distDir: PREVIEW_FOLDER,
  typescript: { tsconfigPath: `${PREVIEW_FOLDER}.tsconfig.json` },
  devIndicators: /** @type {const} */ (false),
  compress: false,
};

/**
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
const config = (phase) => ({
  // `page.dev.tsx` is a page while one develops (app/gallery), and no file to a build.
  pageExtensions: [...(phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx'] : []), 'tsx', 'ts'],
  // Pages are plain documents and no router asks which build they are of: the same input, the same bytes.
  generateBuildId: () => 'site',
  trailingSlash: true,
  basePath,
  poweredByHeader: false,
  reactStrictMode: true,
  // esbuild compiles the boot script while pages render, pdfkit typesets the downloads, fontkit sets the
  // text of pictures for shared links; bundling would break their look-up of binaries and data files.
  serverExternalPackages: ['esbuild', 'fontkit', 'pdfkit'],
  env: { BASE_PATH: basePath },
  typedRoutes: false,
  // No page has a picture that a server would resize; without this, a compilation of its own warns of it.
  images: { unoptimized: true },
  ...((phase === PHASE_DEVELOPMENT_SERVER && ofPreview) || {
    output: /** @type {const} */ ('export'),
  }),
});

export default config;
