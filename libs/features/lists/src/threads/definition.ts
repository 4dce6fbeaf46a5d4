import type { ReadStatus, ThreadDirection } from '@forecourt/contract';
import type { ListDefinition, ListTab } from '../list/definition.ts';

/** One tab of a thread list. */
export type ThreadTab = ListTab<ReadStatus>;

/** Which threads a list shows, and what it is called. */
export interface ThreadListDefinition extends ListDefinition<ReadStatus> {
  /** Who may have begun a thread, and with whom. */
  initiatedBy: readonly ThreadDirection[];
}
