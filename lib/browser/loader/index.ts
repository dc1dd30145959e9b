/** The loader: one constant inline script, the same on every page of the export. */

import { listen } from './hydrate-on-demand';
import { speculate } from './speculation';
import { allowOwnScripts } from './trusted-types';

/** Filled in by lib/export/compile-loader.mjs. */
declare const SPECULATION_RULES: string;

const rules = SPECULATION_RULES;
allowOwnScripts(rules);
speculate(rules);
listen();
