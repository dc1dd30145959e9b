import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

// Every browser has them; jsdom leaves them out.
Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

// jsdom lays nothing out, so it has nowhere to scroll to.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView = () => {};
  window.scrollBy = () => {};
}

// How long something takes is measured in benchmarks: on a busy machine a second may pass.
if (typeof document !== 'undefined') {
  const { configure }: typeof import('@testing-library/react') = require('@testing-library/react');
  configure({ asyncUtilTimeout: 4000 });
}
