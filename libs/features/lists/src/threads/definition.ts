import type { ReadStatus, ThreadDirection } from '@forecourt/contract';
import type { ListDefinition, ListTab } from '../list/definition.ts';

/** One tab of a thread list. */
export type ThreadTab = ListTab<ReadStatus>;

/** Which threads a list shows, and its texts. */
export interface ThreadListDefinition extends ListDefinition<ReadStatus> {
  /** Which kinds of threads, by who started them with whom. */
  initiatedBy: readonly ThreadDirection[];
}
