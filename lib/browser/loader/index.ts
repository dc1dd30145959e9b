/** The loader: one constant inline script, the same on every page of the export. */

import { listen } from './hydrate-on-demand';
import { speculate } from './speculation';
import { allowOwnScripts } from './trusted-types';

/** Filled in by lib/export/compile-loader.mjs. */
declare const SPECULATION_RULES: string;

allowOwnScripts(SPECULATION_RULES);
speculate(SPECULATION_RULES);
listen();
