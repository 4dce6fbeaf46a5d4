/**
 * A new key for one intent of a person. Not `crypto.randomUUID`, which a phone on a plain http address
 * in the yard's network does not have.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
