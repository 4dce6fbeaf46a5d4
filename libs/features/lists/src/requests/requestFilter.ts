import type { Request, RequestStatus } from '@forecourt/contract';
import type { ListKey } from '../list/ListStore.ts';

/** What one request list shows. */
export type RequestKey = ListKey<RequestStatus>;

/** Whether a name matches the search, by the server's rules: trimmed, ignoring case. */
export function matchesName(name: string | null, search: string): boolean {
  const part = search.trim().toLowerCase();
  return part === '' || (name ?? '').toLowerCase().includes(part);
}

/** Whether a request belongs in the list of `key`. */
export function belongs(request: Request, key: RequestKey): boolean {
  return (
    request.partner_id === key.partnerId &&
    (key.status === '' || request.status === key.status) &&
    (!key.undelivered || request.delivery?.state === 'FAILED') &&
    matchesName(request.name, key.search)
  );
}
