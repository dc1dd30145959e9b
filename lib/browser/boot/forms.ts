/** Inline script behind each mail form: pages without one do not carry its bytes. */
import { startChoosing } from './choose';
import { startDrafts } from './drafts';
import { startErrorSummary } from './error-summary';
import { startMailtoFallback } from './mailto-fallback';

startErrorSummary();
startMailtoFallback();
startDrafts();
startChoosing();
