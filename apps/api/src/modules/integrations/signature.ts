import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new key, and as its owner sees it: `whsec_` and Base64 (Standard Webhooks). */
export function newWebhookSecret(): { key: Buffer; secret: string } {
  const key = randomBytes(SECRET_BYTES);
  return { key, secret: PREFIX + key.toString('base64') };
}

/** The headers of a delivery by Standard Webhooks, with a signature for each key. */
export function signedHeaders(
  keys: readonly Buffer[],
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = keys.map((key) => {
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return `v1,${signature.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
