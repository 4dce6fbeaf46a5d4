import { createHmac, randomBytes } from 'node:crypto';
import { keyFor, seal, unseal } from './seal.ts';

const APP_KEYS = 'authenticator keys';

/** Without letters that look like digits: 32 characters, five bits each. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 10;
export const RECOVERY_CODES = 10;

/** Encrypts the key of an authenticator app; it can be decrypted only for the same user. */
export function sealAppKey(secret: Buffer, userId: string, key: Uint8Array): string {
  return seal(secret, APP_KEYS, userId, key);
}

/** @throws Error when it was sealed for another user or with another secret, or was changed. */
export function openAppKey(secret: Buffer, userId: string, text: string): Buffer {
  return unseal(secret, APP_KEYS, userId, text);
}

/** Recovery codes of 50 bits each, such as `7K2MX-Q0FDR`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const signs = [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
    return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`;
  });
}

/**
 * The stored hash of a recovery code. Keyed with the installation's secret, so that the codes
 * cannot be brute-forced from a copy of the database; letters that look alike are read as the same
 * one.
 */
export function hashRecoveryCode(secret: Buffer, userId: string, code: string): string {
  const read = code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return createHmac('sha256', keyFor(secret, 'recovery codes'))
    .update(JSON.stringify([userId, read]))
    .digest('base64url');
}
