import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for one use, derived from the installation's secret. */
export function keyFor(secret: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `forecourt ${use}`, 32));
}

/** Encrypts bytes that are stored; they can be decrypted only for the same use and owner. */
export function seal(secret: Buffer, use: string, ownerId: string, bytes: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(secret, use), nonce);
  cipher.setAAD(Buffer.from(ownerId, 'utf8'));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error when it was sealed for another owner or with another secret, or was changed. */
export function unseal(secret: Buffer, use: string, ownerId: string, text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyFor(secret, use), bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(ownerId, 'utf8'));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]);
}
