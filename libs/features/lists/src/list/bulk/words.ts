import type { MessageDescriptor, TypedMessageDescriptor } from 'react-intl';

/** A text with a count. */
export type Counted = TypedMessageDescriptor<{ count: number }>;

/** A text with progress. */
export type Progress = TypedMessageDescriptor<{ done: number; of: number }>;

/** The texts of a list's bulk actions. */
export interface BulkWords<Action extends string> {
  /** Label of the bulk action bar. */
  bar: MessageDescriptor;
  /** Toast when all succeeded. */
  done: Record<Action, Counted>;
  /** While it runs. */
  progress: Record<Action, Progress>;
  /** Toast after a file was saved. */
  exported: Counted;
  /** Button that retries what failed. */
  retry: Counted;
}
