import type { ReactNode } from 'react';
import type { DocumentStylesProps } from '../running/DocumentStyles.tsx';

/** The page's style sheets are the document's too: `PreviewFrame` has copied them. */
export function DocumentStyles({ children }: DocumentStylesProps): ReactNode {
  return children;
}
