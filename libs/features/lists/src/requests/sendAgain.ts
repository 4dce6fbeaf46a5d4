import type { Request } from '@forecourt/contract';
import type { RequestListApi } from './RequestListApi.ts';
import type { SendingAction } from './requestActions.ts';

/** The calls that send a customer another message. */
export type SendingApi = Pick<RequestListApi, 'followUpRequest' | 'resendRequest'>;

/** What is about to be sent, and to whom. */
export interface Sending {
  readonly action: SendingAction;
  readonly request: Request;
}

/**
 * Sends the customer another message. A key used before sends nothing twice.
 *
 * @param message text of a follow-up; empty sends the partner's text
 * @returns the server's current version of the request
 */
export async function sendAgain(
  api: SendingApi,
  { action, request }: Sending,
  message: string,
  idempotencyKey: string,
): Promise<Request> {
  const options = { idempotencyKey };
  if (action === 'resend') return (await api.resendRequest(request.id, options)).request;
  const words = message.trim();
  const body = words ? { message: words } : {};
  return (await api.followUpRequest(request.id, body, options)).request;
}
