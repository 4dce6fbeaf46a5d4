import { createContext } from 'react';
import { openCodeReader } from './codeReader.ts';

/** How codes are read here. */
export const CodeReaderContext = createContext<() => ReturnType<typeof openCodeReader>>(() =>
  openCodeReader(),
);
