import { basePath } from './site-address.mjs';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  basePath,
  poweredByHeader: false,
  reactStrictMode: true,
  // esbuild compiles the boot script while pages render; bundling it would break its binary look-up.
  serverExternalPackages: ['esbuild'],
  env: { BASE_PATH: basePath },
  typedRoutes: false,
};

export default config;
