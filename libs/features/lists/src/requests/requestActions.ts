import type { Request, RequestStatus, Role } from '@forecourt/contract';
import { can } from '@forecourt/contract/roles';
import type { RoleOperation } from '@forecourt/contract/roles';
import { isUndelivered } from './customer.ts';

/** Actions on a request in its list (spec §2, Lists). */
export type RequestAction =
  'tryAgain' | 'followUp' | 'resend' | 'viewReport' | 'edit' | 'assign' | 'archive' | 'restore';

/** Actions that send the customer a message. */
export type SendingAction = Extract<RequestAction, 'followUp' | 'resend'>;

const operations = {
  tryAgain: 'retryDelivery',
  followUp: 'followUpRequest',
  resend: 'resendRequest',
  viewReport: 'getRequest',
  edit: 'correctDetails',
  assign: 'assignRequest',
  archive: 'updateRequest',
  restore: 'unarchiveRequest',
} as const satisfies Record<RequestAction, RoleOperation>;

/** Whether the server would accept `action` on a request in `status` from this role (design §7). */
export function isAllowed(action: RequestAction, status: RequestStatus, role: Role): boolean {
  if (!can(role, operations[action])) return false;
  if (action === 'viewReport') return true;
  if (status === 'ARCHIVED' || action === 'restore') {
    return status === 'ARCHIVED' && action === 'restore';
  }
  const isAnytime = action === 'archive' || action === 'assign' || action === 'edit';
  return isAnytime || status !== 'COMPLETED';
}

/** Whether the latest message to the customer was not delivered, so that it may be sent again. */
export function mayRetry(
  { status, delivery }: Pick<Request, 'status'> & Partial<Pick<Request, 'delivery'>>,
  role: Role,
): boolean {
  return isUndelivered({ status, delivery: delivery ?? null }) && can(role, operations.tryAgain);
}
