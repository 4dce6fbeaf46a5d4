import type { DetailField, Request } from '@forecourt/contract';

/** How a request goes to the corrected number or address. */
export interface SendWay {
  /** `retry` sends again what was not delivered, `resend` sends the link again. */
  act: 'retry' | 'resend';
  /** The number or address. */
  to: { phone: string } | { email: string };
}

/**
 * How a request can be sent to where the customer is reached since a correction. Null if that has not
 * changed, or the request is over.
 */
export function sendWayOf(request: Request, changed: ReadonlySet<DetailField>): SendWay | null {
  const { status, phone, email, delivery } = request;
  if (status === 'COMPLETED' || status === 'ARCHIVED') return null;
  // a number goes before an address, so an address counts only where there is no number
  const isOther = phone ? changed.has('phone') : changed.has('phone') || changed.has('email');
  const to = phone ? { phone } : email ? { email } : null;
  if (!isOther || !to) return null;
  const hasFailed =
    delivery?.state === 'FAILED' && (delivery.channel !== 'EMAIL') === Boolean(phone);
  return { act: hasFailed ? 'retry' : 'resend', to };
}
