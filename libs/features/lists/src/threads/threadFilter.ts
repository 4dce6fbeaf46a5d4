import type { ReadStatus, Thread } from '@forecourt/contract';
import type { ListKey } from '../list/ListStore.ts';

/** What one thread list shows. */
export type ThreadKey = ListKey<ReadStatus>;

/** Whether a thread belongs in the list of `key`, by the server's rules. */
export function belongs(
  { partner_id, seller_read_status, info }: Thread,
  { partnerId, status, search }: ThreadKey,
): boolean {
  const part = search.trim().toLowerCase();
  return (
    partner_id === partnerId &&
    (status === '' || seller_read_status === status) &&
    [info.buyer.name, info.seller.name].some((name) => (name ?? '').toLowerCase().includes(part))
  );
}
