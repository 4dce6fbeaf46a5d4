import type { RequestStatus, Role } from '@forecourt/contract';

/** What can be done with a request from its list (spec §2, Lists). */
export type RequestAction = 'followUp' | 'resend' | 'viewReport' | 'archive';

/** Actions that write to the customer. */
export type SendingAction = Extract<RequestAction, 'followUp' | 'resend'>;

/** Whether the server would take `action` on a request in `status` from this role (design §7). */
export function isAllowed(action: RequestAction, status: RequestStatus, role: Role): boolean {
  if (action === 'viewReport') return true;
  if (role === 'VIEWER' || status === 'ARCHIVED') return false;
  return action === 'archive' || status !== 'COMPLETED';
}
