import type { ArchivingDesk } from './ArchivingDesk.ts';
import type { BulkItem } from './BulkRun.ts';
import type { BulkUndo } from './useBulkWords.ts';

/** The undo of archiving many. */
export function undoOf<Item extends BulkItem, Action extends string>(
  desk: Pick<ArchivingDesk<Item, Action>, 'action' | 'restore' | 'settle'>,
): BulkUndo {
  return {
    isOffered: () => desk.action === 'archive',
    undo: () => void desk.restore(),
    settle: () => desk.settle(),
  };
}
