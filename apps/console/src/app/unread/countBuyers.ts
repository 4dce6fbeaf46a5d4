import { callsOf } from '@forecourt/api-client';
import type { ThreadDirection } from '@forecourt/contract';
import { UnreadThreads } from '@forecourt/feature-lists/unread';
import { reaction } from 'mobx';
import { buyersOfFlow } from '../../flows/buyers.ts';
import { sellingFlow } from '../../flows/flows.ts';
import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';

/** The menu entries that show unread threads, and whose threads these are. */
const counted: readonly { path: string; initiatedBy: readonly ThreadDirection[] }[] = [
  buyersOfFlow,
  { path: sellingFlow.requestList.path, initiatedBy: ['AGENT_SELLER', 'SELLER_AGENT'] },
];

/** Keeps the counts of unread threads with buyers and sellers in the current branch up to date. */
export function countBuyers(app: App, staff: Staff): void {
  for (const { path, initiatedBy } of counted) count(app, staff, path, initiatedBy);
}

function count(
  app: App,
  staff: Staff,
  path: string,
  initiatedBy: readonly ThreadDirection[],
): void {
  const { branch } = app;
  const branchId = (): string | null =>
    branch.byFlow.has(sellingFlow.type) ? (branch.current?.id ?? null) : null;
  const partnerId = (): string | null => (staff.unread.isCountedByList(path) ? null : branchId());
  const api = callsOf(app.http, UnreadThreads.endpoints);
  const unread = new UnreadThreads({ api, initiatedBy, partnerId });
  staff.follow({
    handleThreadStatus: (event) => unread.handleEvent(event),
    refresh: async () => unread.refresh(),
  });
  reaction(partnerId, () => void unread.load(), { fireImmediately: true });
  reaction(branchId, () => staff.unread.set(path, 0));
  reaction(
    () => unread.count,
    (unreadCount) => {
      if (unreadCount !== undefined) staff.unread.set(path, unreadCount);
    },
    { fireImmediately: true },
  );
}
