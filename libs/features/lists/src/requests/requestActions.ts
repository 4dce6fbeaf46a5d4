import type { Request, RequestStatus, Role } from '@forecourt/contract';

/** What can be done with a request from its list (spec §2, Lists). */
export type RequestAction = 'tryAgain' | 'followUp' | 'resend' | 'viewReport' | 'archive';

/** Actions that write to the customer. */
export type SendingAction = Extract<RequestAction, 'followUp' | 'resend'>;

/** Whether the server would take `action` on a request in `status` from this role (design §7). */
export function isAllowed(action: RequestAction, status: RequestStatus, role: Role): boolean {
  if (action === 'viewReport') return true;
  if (role === 'VIEWER' || status === 'ARCHIVED') return false;
  return action === 'archive' || status !== 'COMPLETED';
}

/** Whether the newest message to the customer did not go out, so that staff may try again. */
export function mayRetry(
  { status, delivery }: Pick<Request, 'status'> & Partial<Pick<Request, 'delivery'>>,
  role: Role,
): boolean {
  return delivery?.state === 'FAILED' && isAllowed('resend', status, role);
}
