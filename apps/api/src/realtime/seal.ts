import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Which node holds a long-poll session, and how the other nodes reach it. */
export interface PollTicket {
  /** Id that the node generated at its start. */
  node: string;
  /** Base URL at which the other nodes reach that node. */
  address: string;
  session: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Creates and reads the token of a long-poll session. It is encrypted and authenticated, because it
 * contains an internal address, and because a forged one would make a node call any address.
 */
export function createSeal(secret: string | Buffer): {
  seal(ticket: PollTicket): string;
  /** The ticket, or null when the token is not one of ours. */
  open(token: string): PollTicket | null;
} {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'forecourt longpoll session', 32));
  return {
    seal(ticket) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(JSON.stringify(ticket), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return JSON.parse(Buffer.concat([body, decipher.final()]).toString('utf8')) as PollTicket;
      } catch {
        return null;
      }
    },
  };
}
