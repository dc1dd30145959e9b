import { basePath } from './site-address.mjs';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  basePath,
  poweredByHeader: false,
  reactStrictMode: true,
  // esbuild compiles the boot script while pages render; bundling it would break its binary look-up.
  // fontkit sets the text of the pictures for shared links; it reads font files, not modules.
  serverExternalPackages: ['esbuild', 'fontkit'],
  env: { BASE_PATH: basePath },
  typedRoutes: false,
};

export default config;
