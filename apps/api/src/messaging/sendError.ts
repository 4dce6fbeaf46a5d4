import type { DeliveryReason } from '../db/schema.ts';

/** Why a provider did not accept a message, and whether retrying can help. */
export class SendError extends Error {
  readonly reason: DeliveryReason;
  /** Retrying cannot help: the number, the mailbox or the text is refused. */
  readonly isFinal: boolean;
  /** The message was handed over without an answer, so it may have been accepted. */
  readonly mayBeTaken: boolean;

  constructor(
    message: string,
    reason: DeliveryReason,
    { isFinal = false, mayBeTaken = false }: { isFinal?: boolean; mayBeTaken?: boolean } = {},
  ) {
    super(message);
    this.reason = reason;
    this.isFinal = isFinal;
    this.mayBeTaken = mayBeTaken;
  }
}

/** Failures before anything was handed over: no such host, connection refused. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'EDNS']);

/** Maps a failed call to a gateway that got no answer. */
export function unanswered(error: unknown): SendError {
  const { message, cause } = error as { message?: string; cause?: { code?: string } };
  const code = cause?.code ?? (error as { code?: string }).code ?? '';
  return new SendError(message ?? String(error), 'PROVIDER_UNREACHABLE', {
    mayBeTaken: !NOT_CONNECTED.has(code),
  });
}

/**
 * Twilio's errors about the number: invalid, no mobile, unsubscribed, not reachable there, off, a landline,
 * not on WhatsApp.
 */
const NUMBER_ERRORS = new Set([
  21211, 21214, 21217, 21265, 21408, 21610, 21612, 21614, 30003, 30004, 30005, 30006, 63003, 63024,
]);
/**
 * Twilio's errors about a WhatsApp template: unknown, with other variables, not approved in its language,
 * rejected, paused or turned off, or none where one is needed.
 */
const TEMPLATE_ERRORS = new Set([
  21655, 21656, 63005, 63013, 63016, 63027, 63028, 63040, 63041, 63042,
]);

/** Why Twilio did not deliver a message, by the code of its error. */
export function twilioReason(
  code: number,
): 'NUMBER_REJECTED' | 'TEMPLATE_REFUSED' | 'PROVIDER_REFUSED' {
  if (NUMBER_ERRORS.has(code)) return 'NUMBER_REJECTED';
  return TEMPLATE_ERRORS.has(code) ? 'TEMPLATE_REFUSED' : 'PROVIDER_REFUSED';
}

/** Maps an error response of a gateway; `body` is the raw text. */
export function refusedBy(provider: string, status: number, body: string): SendError {
  const text = `${provider} answered ${status}`;
  if (status >= 500 || status === 429 || status === 408) {
    return new SendError(text, 'PROVIDER_UNREACHABLE');
  }
  const reason = provider === 'twilio' ? twilioReason(codeIn(body)) : reasonOf(status);
  if (reason !== 'PROVIDER_REFUSED') return new SendError(text, reason, { isFinal: true });
  // a wrong token or an empty account must be fixed by the operator, so it is retried
  const isFinal = ![401, 402, 403, 404].includes(status);
  return new SendError(text, 'PROVIDER_REFUSED', { isFinal });
}

function reasonOf(status: number): 'NUMBER_REJECTED' | 'PROVIDER_REFUSED' {
  return status === 400 || status === 422 ? 'NUMBER_REJECTED' : 'PROVIDER_REFUSED';
}

function codeIn(body: string): number {
  try {
    return Number((JSON.parse(body) as { code?: unknown }).code);
  } catch {
    return Number.NaN;
  }
}

/** Maps an error from nodemailer. */
export function mailFailure(error: unknown): SendError {
  const { message = String(error), code = '', responseCode = 0, command = '' } = error as MailError;
  if (responseCode >= 500 && code !== 'EAUTH') {
    const aboutMailbox = command === 'RCPT TO' || [550, 551, 553].includes(responseCode);
    const reason = aboutMailbox ? 'MAILBOX_UNKNOWN' : 'PROVIDER_REFUSED';
    return new SendError(message, reason, { isFinal: true });
  }
  const reason = code === 'EAUTH' ? 'PROVIDER_REFUSED' : 'PROVIDER_UNREACHABLE';
  return new SendError(message, reason, { mayBeTaken: command === 'DATA' });
}

interface MailError {
  message?: string;
  code?: string;
  responseCode?: number;
  command?: string;
}
