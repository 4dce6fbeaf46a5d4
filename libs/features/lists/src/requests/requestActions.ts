import type { Request, RequestStatus, Role } from '@forecourt/contract';
import { can } from '@forecourt/contract/roles';
import type { RoleOperation } from '@forecourt/contract/roles';

/** What can be done with a request from its list (spec §2, Lists). */
export type RequestAction = 'tryAgain' | 'followUp' | 'resend' | 'viewReport' | 'archive';

/** Actions that write to the customer. */
export type SendingAction = Extract<RequestAction, 'followUp' | 'resend'>;

const operations = {
  tryAgain: 'retryDelivery',
  followUp: 'followUpRequest',
  resend: 'resendRequest',
  viewReport: 'getRequest',
  archive: 'updateRequest',
} as const satisfies Record<RequestAction, RoleOperation>;

/** Whether the server would take `action` on a request in `status` from this role (design §7). */
export function isAllowed(action: RequestAction, status: RequestStatus, role: Role): boolean {
  if (!can(role, operations[action])) return false;
  if (action === 'viewReport') return true;
  if (status === 'ARCHIVED') return false;
  return action === 'archive' || status !== 'COMPLETED';
}

/** Whether the newest message to the customer did not go out, so that staff may try again. */
export function mayRetry(
  { status, delivery }: Pick<Request, 'status'> & Partial<Pick<Request, 'delivery'>>,
  role: Role,
): boolean {
  return delivery?.state === 'FAILED' && isAllowed('tryAgain', status, role);
}
