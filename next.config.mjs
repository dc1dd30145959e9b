import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { basePath } from './base-path.mjs';
import { languages } from './lib/export/languages.mjs';

const { SITE_LANGUAGE } = process.env;
if (SITE_LANGUAGE && !languages.some(({ id }) => id === SITE_LANGUAGE)) {
  throw new Error(
    `SITE_LANGUAGE: found "${SITE_LANGUAGE}", expected one of ${languages.map(({ id }) => id).join(', ')}`,
  );
}

/**
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
const config = (phase) => ({
  // `page.dev.tsx` is a page while one develops (app/gallery), and no file to a build.
  pageExtensions: [...(phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx'] : []), 'tsx', 'ts'],
  output: 'export',
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
});

export default config;
