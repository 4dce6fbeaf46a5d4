import { addresses, buildAddress, parseAddress } from '@forecourt/contract';
import { signedId, signId } from '../domain/keys.ts';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'config' | 'keys'>;

/** What a member of staff chose to get regularly: unread notifications, or the figures of the week before. */
const KINDS = ['digest', 'insights'] as const;
export type RegularMail = (typeof KINDS)[number];

/** The page on which a member of staff ends one of these mails. Its key opens nothing else. */
export function digestPage({ config, keys }: Parts, kind: RegularMail, userId: string): string {
  const digestKey = signId(keys, kind, userId);
  return config.publicUrl + buildAddress(addresses.digestOff, { digestKey });
}

/** The address that mail programs post to (RFC 8058), for the page that such a mail links to. */
export function digestOneClick({ config }: Pick<Parts, 'config'>, page: string): string | null {
  const key = parseAddress(addresses.digestOff, new URL(page).pathname)?.digestKey;
  return key === undefined ? null : `${config.publicUrl}/api/public/digest_opt_outs/${key}`;
}

/** Which mail a key ends, and whose; null for none. */
export function ownerOfDigestKey(
  { keys }: Pick<Parts, 'keys'>,
  key: string,
): { kind: RegularMail; userId: string } | null {
  for (const kind of KINDS) {
    const userId = signedId(keys, kind, key);
    if (userId !== null) return { kind, userId };
  }
  return null;
}
