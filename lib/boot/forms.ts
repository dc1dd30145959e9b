/** Inline script behind each mail form: pages without one do not carry its bytes. */
import { startDrafts } from './drafts';
import { startMailForms } from './mail-forms';
import { startSummary } from './summary';

startSummary();
startMailForms();
startDrafts();
