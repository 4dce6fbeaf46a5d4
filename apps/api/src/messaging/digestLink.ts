import { addresses, buildAddress, parseAddress } from '@forecourt/contract';
import { signedId, signId } from '../domain/keys.ts';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'config' | 'keys'>;

/** The page on which a member of staff ends their digest. Its key opens nothing else. */
export function digestPage({ config, keys }: Parts, userId: string): string {
  const digestKey = signId(keys, 'digest', userId);
  return config.publicUrl + buildAddress(addresses.digestOff, { digestKey });
}

/** The address that mail programs post to (RFC 8058), for the page that a digest links to. */
export function digestOneClick({ config }: Pick<Parts, 'config'>, page: string): string | null {
  const key = parseAddress(addresses.digestOff, new URL(page).pathname)?.digestKey;
  return key === undefined ? null : `${config.publicUrl}/api/public/digest_opt_outs/${key}`;
}

/** The id of the user whose key it is, or null. */
export function userOfDigestKey({ keys }: Pick<Parts, 'keys'>, key: string): string | null {
  return signedId(keys, 'digest', key);
}
