import { callsOf } from '@forecourt/api-client';
import type { ThreadDirection } from '@forecourt/contract';
import { UnreadThreads } from '@forecourt/feature-lists/unread';
import { reaction } from 'mobx';
import { sellingFlow } from '../flows/flows.ts';
import type { UnreadCounts } from '@forecourt/feature-shell';
import type { Follower } from './Followers.ts';
import type { AppParts } from './parts.ts';

/** Where the counts are kept, and how their events come. */
interface Counted {
  unread: UnreadCounts;
  follow(follower: Follower): void;
}

/** The menu entries that show unread threads, and whose threads these are. */
const counted: readonly { path: string; initiatedBy: readonly ThreadDirection[] }[] = [
  sellingFlow.buyers,
  { path: sellingFlow.requestList.path, initiatedBy: ['AGENT_SELLER', 'SELLER_AGENT'] },
];

/**
 * Keeps the counts of unread threads with buyers and sellers in the current branch up to date.
 * Returns the function that ends it.
 */
export function countUnread(app: AppParts, stores: Counted): () => void {
  const stops = counted.flatMap(({ path, initiatedBy }) => count(app, stores, path, initiatedBy));
  return () => {
    for (const stop of stops) stop();
  };
}

function count(
  { branch, http }: AppParts,
  stores: Counted,
  path: string,
  initiatedBy: readonly ThreadDirection[],
): (() => void)[] {
  const counts = stores.unread;
  const branchId = (): string | null =>
    branch.byFlow.has(sellingFlow.type) ? (branch.current?.id ?? null) : null;
  const partnerId = (): string | null => (counts.isCountedByList(path) ? null : branchId());
  const api = callsOf(http, UnreadThreads.endpoints);
  const unread = new UnreadThreads({ api, initiatedBy, partnerId });
  stores.follow({
    handleThreadStatus: (event) => unread.handleEvent(event),
    refresh: async () => unread.refresh(),
  });
  return [
    reaction(partnerId, () => void unread.load(), { fireImmediately: true }),
    reaction(branchId, () => counts.set(path, 0)),
    reaction(
      () => unread.count,
      (unreadCount) => {
        if (unreadCount !== undefined) counts.set(path, unreadCount);
      },
      { fireImmediately: true },
    ),
  ];
}
