// @ts-check
/**
 * The security headers, in one list. Every host's configuration, the `<meta>` of hosts that send no
 * headers and the local server are written from here (docs/decisions/0024-one-policy.md).
 */
import { integrity } from './content-hash.mjs';

/**
 * Source expression that lets one inline script run: CSP Level 3, 2.3.1.
 * @param {string} code the script's text exactly as it stands between the tags
 */
export const scriptHash = (code) => `'${integrity(code)}'`;

/**
 * @typedef {object} PolicyParts
 * @property {readonly string[]} [scripts] texts of the inline scripts; one policy serves all pages
 * @property {readonly string[]} [styles] texts of `<style>` elements
 * @property {readonly string[]} [trustedTypes] names of the policies that may make script addresses;
 *   with it, assigning a plain string to a script sink is refused
 */

/** @param {readonly string[]} texts */
const hashes = (texts) => [...new Set(texts)].sort().map(scriptHash);

/**
 * @param {PolicyParts} parts
 * @returns {string[]}
 */
function directives({ scripts = [], styles = [], trustedTypes }) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(scripts)].join(' '),
    ["style-src 'self'", ...hashes(styles)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self' mailto:",
    ...(trustedTypes
      ? [
          "require-trusted-types-for 'script'",
          `trusted-types ${trustedTypes.length > 0 ? trustedTypes.join(' ') : "'none'"}`,
        ]
      : []),
  ];
}

/**
 * Content-Security-Policy as a header's value.
 * @param {PolicyParts} parts
 */
export const contentSecurityPolicy = (parts) =>
  [...directives(parts), "frame-ancestors 'none'"].join('; ');

/**
 * The same for `<meta http-equiv>`, in which HTML forbids `frame-ancestors`.
 * @param {PolicyParts} parts
 */
export const metaPolicy = (parts) => directives(parts).join('; ');

/** Features that no page uses. Only names that browsers know: an unknown one is a console warning. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Headers that every response carries, errors and pictures too.
 * @param {string} csp
 * @returns {Record<string, string>}
 */
export const securityHeaders = (csp) => ({
  'Content-Security-Policy': csp,
  // Two years. `preload` is a promise about a whole domain and its owner's to make.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});
