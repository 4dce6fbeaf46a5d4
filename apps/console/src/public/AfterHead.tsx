import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/**
 * What stands below the head of the page: drawn once the head is on the screen, in pieces that let the
 * browser paint and scroll. Until then its place is kept, so that nothing below is seen and moves.
 */
export function AfterHead({ children }: { children: ReactNode }) {
  const isHeadDrawn = useDeferredValue(true, false);
  return isHeadDrawn ? children : <div style={{ minHeight: '100dvh' }} />;
}
