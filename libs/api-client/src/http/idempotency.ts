/**
 * A new idempotency key. Not `crypto.randomUUID`, which is unavailable on plain http, as with a
 * phone in the yard's local network.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
