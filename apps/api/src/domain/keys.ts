import type { ReportLinkKind } from '@forecourt/contract';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a key gives access to; a key of one kind is never valid for another. */
export type KeyKind =
  | ReportLinkKind
  | 'capture'
  | 'dealer-page'
  | 'conversation'
  | 'media'
  | 'assets'
  | 'export'
  | 'optOut'
  | 'deliveryReceipt'
  | 'digest'
  | 'insights'
  | 'longpoll';

export interface Keys {
  /** The key of (kind, id, version): 132 bits in 22 characters of base64url. Deterministic. */
  make(kind: KeyKind, id: string, version: number): string;
  /** Whether `key` is that key; runs in constant time. */
  verify(kind: KeyKind, id: string, version: number, key: string): boolean;
}

const KEY_LENGTH = 22;

/**
 * Keys of links (design §7): HMACs of kind, id and version. Raising a record's version revokes its
 * links without a revocation list.
 */
export function createKeys(secret: Buffer): Keys {
  const hmacKey = Buffer.from(hkdfSync('sha256', secret, '', 'forecourt link keys', 32));
  const make: Keys['make'] = (kind, id, version) =>
    createHmac('sha256', hmacKey)
      .update(JSON.stringify([kind, id, version]))
      .digest('base64url')
      .slice(0, KEY_LENGTH);
  return {
    make,
    verify(kind, id, version, key) {
      const given = Buffer.from(key, 'utf8');
      const expected = Buffer.from(make(kind, id, version), 'utf8');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

/** The id, then its signature. */
const SIGNED_ID = /^([A-Za-z0-9_-]{1,64})([A-Za-z0-9_-]{22})$/;
/** Nothing that is opened by a signed id is revoked. */
const SIGNED_VERSION = 1;

/** A key that names what it opens, for a link of which no record is kept. */
export function signId(keys: Keys, kind: KeyKind, id: string): string {
  return id + keys.make(kind, id, SIGNED_VERSION);
}

/** The id that a key of {@link signId} names, or null. */
export function signedId(keys: Keys, kind: KeyKind, key: string): string | null {
  const [, id, signature] = SIGNED_ID.exec(key) ?? [];
  if (!id || !signature) return null;
  return keys.verify(kind, id, SIGNED_VERSION, signature) ? id : null;
}
