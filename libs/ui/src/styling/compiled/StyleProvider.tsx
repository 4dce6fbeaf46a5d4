import 'virtual:forecourt-ui/base.css';
import type { ReactNode } from 'react';

/** Puts reset and tokens on the page, as a style sheet. */
export function StyleProvider({ children }: { children: ReactNode }) {
  return children;
}
