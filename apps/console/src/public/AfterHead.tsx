import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/**
 * Content below the head of the page: rendered after the head has been painted, in chunks that let
 * the browser paint and scroll. Space is reserved until then, so that nothing visible shifts.
 */
export function AfterHead({ children }: { children: ReactNode }) {
  const isHeadDrawn = useDeferredValue(true, false);
  return isHeadDrawn ? children : <div style={{ minHeight: '100dvh' }} />;
}
