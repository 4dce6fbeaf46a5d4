import type { SmsConfig } from '../config.ts';
import type { MessageTemplate } from '../db/schema.ts';
import { ChannelOff } from './channels.ts';
import type { Taken } from './mailer.ts';
import { timedFetch, type Fetch } from '../tracing/outgoing.ts';
import { refusedBy, unanswered } from './sendError.ts';

export interface TextMessage {
  /** With a leading +. */
  to: string;
  text: string;
  /** The same on every attempt: a gateway with idempotency drops duplicates. */
  id: string;
  /** Where the provider may report what became of it; null if it is not asked to. */
  receiptUrl: string | null;
  /** By WhatsApp, which takes no text outside of a conversation; left out by SMS. */
  template?: MessageTemplate & { link: string };
}

export interface SmsSender {
  /** Whether sending the same id again is safe, because the provider drops duplicates. */
  repeatable: boolean;
  /** Whether the provider reports what became of a message. */
  receipts: boolean;
  /** @throws Error when the provider does not accept the message; the job retries. */
  send(message: TextMessage): Promise<Taken>;
}

const TIMEOUT_MS = 15_000;

/**
 * Text messages by the configured provider, or, in a demo without one, to the outbox table only. By
 * WhatsApp only where the provider is Twilio and has a sender.
 */
export function createSms(config: SmsConfig, fetcher: Fetch = timedFetch): SmsSender {
  if (config.kind === 'http') return httpGateway(config, fetcher);
  if (config.kind === 'twilio') return twilio(config, fetcher);
  return {
    repeatable: true,
    receipts: false,
    async send({ template }) {
      if (template) throw new ChannelOff('WhatsApp');
      if (config.kind === 'off') throw new ChannelOff('SMS');
      return { provider: 'outbox', reference: null };
    },
  };
}

/** Any gateway that accepts `{to, from, text}` as JSON, and `receipt_url` if it reports deliveries. */
function httpGateway(config: Extract<SmsConfig, { kind: 'http' }>, fetcher: Fetch): SmsSender {
  return {
    repeatable: true,
    receipts: config.receipts,
    async send({ to, text, id, receiptUrl, template }) {
      if (template) throw new ChannelOff('WhatsApp');
      const response = await reach(fetcher, config.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(config.token ? { authorization: `Bearer ${config.token}` } : {}),
        },
        body: JSON.stringify({
          to,
          from: config.from,
          text,
          ...(receiptUrl && { receipt_url: receiptUrl }),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return taken('http', response);
    },
  };
}

function twilio(config: Extract<SmsConfig, { kind: 'twilio' }>, fetcher: Fetch): SmsSender {
  const url = `https://api.twilio.com/2010-04-01/Accounts/${config.accountSid}/Messages.json`;
  const credentials = Buffer.from(`${config.accountSid}:${config.authToken}`).toString('base64');
  return {
    repeatable: false,
    receipts: config.receipts,
    async send({ to, text, receiptUrl, template }) {
      const response = await reach(fetcher, url, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({
          ...(template
            ? templateFields(to, config.whatsappFrom, template)
            : { To: to, From: config.from, Body: text }),
          ...(receiptUrl && { StatusCallback: `${receiptUrl}/twilio` }),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return taken('twilio', response);
    },
  };
}

/** @throws ChannelOff where the operator has no sender for WhatsApp (any more) */
function templateFields(
  to: string,
  from: string | null,
  { contentSid, name, partner, link }: NonNullable<TextMessage['template']>,
): Record<string, string> {
  if (from === null) throw new ChannelOff('WhatsApp');
  return {
    To: `whatsapp:${to}`,
    From: `whatsapp:${from}`,
    ContentSid: contentSid,
    ContentVariables: JSON.stringify({ 1: name, 2: partner, 3: link }),
  };
}

/** @throws SendError when there is no answer. */
async function reach(fetcher: Fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetcher(url, init);
  } catch (error) {
    throw unanswered(error);
  }
}

async function taken(provider: string, response: Response): Promise<Taken> {
  const body = await response.text();
  if (!response.ok) throw refusedBy(provider, response.status, body);
  return { provider, reference: referenceIn(body) };
}

function referenceIn(body: string): string | null {
  try {
    const { sid, id } = JSON.parse(body) as { sid?: unknown; id?: unknown };
    const reference = sid ?? id;
    return typeof reference === 'string' || typeof reference === 'number'
      ? String(reference)
      : null;
  } catch {
    return null;
  }
}
