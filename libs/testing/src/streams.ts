import { WritableStream } from 'node:stream/web';

// For `setupFiles`: every browser has it, jsdom does not, and the simulated API is written to one.
if (!('WritableStream' in globalThis)) Object.assign(globalThis, { WritableStream });
