import { addresses, buildAddress } from '@forecourt/contract';
import { signedId, signId } from '../domain/keys.ts';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'config' | 'keys'>;

/** The key of the link by which a dealer refuses further mails. It opens nothing else. */
function optOutKey({ keys }: Pick<Parts, 'keys'>, dealerId: string): string {
  return signId(keys, 'optOut', dealerId);
}

/** The page on which a dealer opts out. */
export function optOutPage(services: Parts, dealerId: string): string {
  const values = { optOutKey: optOutKey(services, dealerId) };
  return services.config.publicUrl + buildAddress(addresses.dealerOptOut, values);
}

/** The address that mail programs post to when a dealer unsubscribes in them (RFC 8058). */
export function oneClickAddress(services: Parts, dealerId: string): string {
  return `${services.config.publicUrl}/api/public/dealer_opt_outs/${optOutKey(services, dealerId)}`;
}

/** The id of the dealer whose key it is, or null. */
export function dealerOfOptOutKey({ keys }: Pick<Parts, 'keys'>, key: string): string | null {
  return signedId(keys, 'optOut', key);
}
