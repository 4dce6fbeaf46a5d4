import type { ReactNode } from 'react';
import type { DocumentStylesProps } from '../running/DocumentStyles.tsx';

/** Nothing to add: `PreviewFrame` has copied the page's style sheets into the document. */
export function DocumentStyles({ children }: DocumentStylesProps): ReactNode {
  return children;
}
