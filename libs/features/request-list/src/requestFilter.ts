import type { Request } from '@forecourt/contract';
import type { TabStatus } from './definition.ts';

/** What one list shows; another key is another list. */
export interface RequestKey {
  partnerId: string;
  status: TabStatus;
  /** Part of the name; empty for all. */
  name: string;
}

/** Whether the name search lets a request through, as the server does it: case ignored, trimmed. */
export function matchesName({ name }: Request, search: string): boolean {
  const part = search.trim().toLowerCase();
  return part === '' || (name ?? '').toLowerCase().includes(part);
}

/** Whether a request belongs in the list of `key`. */
export function belongs(request: Request, key: RequestKey): boolean {
  return (
    request.partner_id === key.partnerId &&
    (key.status === '' || request.status === key.status) &&
    matchesName(request, key.name)
  );
}
