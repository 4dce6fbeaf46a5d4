import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a key opens; a key of one kind never opens another. */
export type KeyKind =
  | 'capture'
  | 'public'
  | 'offer'
  | 'dealer'
  | 'conversation'
  | 'media'
  | 'assets'
  | 'export'
  | 'longpoll';

export interface Keys {
  /** The key of (kind, id, version): 132 bits in 22 characters of base64url. Made again, it is the same. */
  make(kind: KeyKind, id: string, version: number): string;
  /** Whether `key` is that key; takes the same time whatever it is. */
  verify(kind: KeyKind, id: string, version: number, key: string): boolean;
}

const KEY_LENGTH = 22;

/**
 * Keys of links, by design §7: HMACs of kind, id and version. Raising the version of a record
 * revokes its links without a list of revoked ones.
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
