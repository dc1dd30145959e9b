import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// Every browser has them; jsdom leaves them out.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom lays nothing out, so there is nothing to scroll; what is scrolled is for the browser's tests.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => {};
