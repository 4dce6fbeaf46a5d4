import type { WebhookEvent } from '@forecourt/contract';

/** Why a delivery is not to be trusted. */
export class WebhookRefused extends Error {}

/** Headers of a request: of `fetch`, or of Node's server. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | string[] | undefined>>;

/** A delivery older than this, in seconds, may be a repetition by somebody who recorded it. */
const TOLERANCE_S = 300;
const VERSION = 'v1,';

/**
 * Checks that a delivery comes from Forecourt and is new (Standard Webhooks), in Node and in browsers.
 *
 * @param body the text of the request's body, exactly as it came
 * @param secret of the webhook, such as `whsec_…`
 * @param now milliseconds since the epoch
 * @returns the event; `webhook-id` in the headers is the same at each repetition of it
 * @throws WebhookRefused when a header is missing, the time is more than five minutes off, or no
 * signature is by the secret
 */
export async function verifyWebhook(
  headers: WebhookHeaders,
  body: string,
  secret: string,
  now: number = Date.now(),
): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headerOf(headers, name),
  );
  if (!id || !timestamp || !signatures) throw new WebhookRefused('A header is missing');
  const isNear = Math.abs(now / 1000 - Number(timestamp)) <= TOLERANCE_S;
  if (!isNear) throw new WebhookRefused('The time is too far off');
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  // while a secret is being replaced there are two signatures
  for (const one of signatures.split(' ')) {
    if (!one.startsWith(VERSION)) continue;
    const signature = bytesOf(one.slice(VERSION.length));
    if (await crypto.subtle.verify('HMAC', key, signature, signed)) {
      return JSON.parse(body) as WebhookEvent;
    }
  }
  throw new WebhookRefused('No signature is by this secret');
}

function headerOf(headers: WebhookHeaders, name: string): string | null {
  if (headers instanceof Headers) return headers.get(name);
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

/** @throws WebhookRefused for text that is no Base64 */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    throw new WebhookRefused('No Base64');
  }
}
