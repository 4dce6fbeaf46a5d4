import { addresses, buildAddress, parseAddress } from '@forecourt/contract';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'config' | 'keys'>;

/** The user's id, then its signature. */
const KEY = /^([A-Za-z0-9_-]{1,64})([A-Za-z0-9_-]{22})$/;
const VERSION = 1;

/** The page on which a member of staff ends their digest. Its key opens nothing else. */
export function digestPage({ config, keys }: Parts, userId: string): string {
  const digestKey = userId + keys.make('digest', userId, VERSION);
  return config.publicUrl + buildAddress(addresses.digestOff, { digestKey });
}

/** The address that mail programs post to (RFC 8058), for the page that a digest links to. */
export function digestOneClick({ config }: Pick<Parts, 'config'>, page: string): string | null {
  const key = parseAddress(addresses.digestOff, new URL(page).pathname)?.digestKey;
  return key === undefined ? null : `${config.publicUrl}/api/public/digest_opt_outs/${key}`;
}

/** The id of the user whose key it is, or null. */
export function userOfDigestKey({ keys }: Pick<Parts, 'keys'>, key: string): string | null {
  const [, userId, signature] = KEY.exec(key) ?? [];
  if (!userId || !signature) return null;
  return keys.verify('digest', userId, VERSION, signature) ? userId : null;
}
