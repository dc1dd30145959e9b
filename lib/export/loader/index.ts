/** The loader: one constant inline script, the same on every page of the export. */
import { speculate } from './speculation';
import { allowOwnScripts } from './trusted';
import { listen } from './wake';

/** Filled in by lib/export/loader.mjs. */
declare const SPECULATION_RULES: string;

allowOwnScripts(SPECULATION_RULES);
speculate(SPECULATION_RULES);
listen();
