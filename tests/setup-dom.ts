import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// Every browser has them; jsdom leaves them out.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom lays nothing out, so it has nowhere to scroll to.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView = () => {};
  window.scrollBy = () => {};
}
