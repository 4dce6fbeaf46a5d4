import type { MessageDescriptor, TypedMessageDescriptor } from 'react-intl';

/** A text that tells how many. */
export type Counted = TypedMessageDescriptor<{ count: number }>;

/** A text that tells how far it is. */
export type Progress = TypedMessageDescriptor<{ done: number; of: number }>;

/** What a kind of list calls what is done with many of its rows. */
export interface BulkWords<Action extends string> {
  /** Names the bar of what is selected. */
  bar: MessageDescriptor;
  /** Toast when all was done. */
  done: Record<Action, Counted>;
  /** While it goes on. */
  progress: Record<Action, Progress>;
  /** Toast after a file was saved. */
  exported: Counted;
  /** Button in the result that tries again what failed. */
  retry: Counted;
}
