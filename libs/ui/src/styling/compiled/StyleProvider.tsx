import 'virtual:forecourt-ui/base.css';
import type { ReactNode } from 'react';

/** Adds reset and tokens to the page, as a style sheet. */
export function StyleProvider({ children }: { children: ReactNode }) {
  return children;
}
