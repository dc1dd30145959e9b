import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// Every browser has them; jsdom leaves them out.
Object.assign(globalThis, { TextDecoder, TextEncoder });
