import { lazyPart } from '@forecourt/platform/lazy-part';
import type { ReactNode } from 'react';

export interface ReferenceProps {
  /** The id of the failed call in the server's log. */
  id: string;
}

/** What a user names when they report a failure, to copy or to read out. Its code loads when it is shown. */
export const Reference = lazyPart<ReferenceProps>(() => import('./ReferenceButton.tsx'));

/** The reference of a failed call, for the content of an `ErrorState`; nothing where it has none. */
export function referenceOf(error: unknown): ReactNode {
  const { reference } = (error ?? {}) as { reference?: string };
  return reference && <Reference id={reference} />;
}
