/** Inline script behind each form that keeps drafts: pages without one do not carry its bytes. */
import { startDrafts } from './drafts';

startDrafts();
