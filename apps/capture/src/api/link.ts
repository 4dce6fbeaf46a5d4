import { addressOf } from '@forecourt/api-client';
import { addresses, parseAddress } from '@forecourt/contract';
import { getCapture } from '@forecourt/contract/paths';

/** The customer's link: `/capture/{requestId}/{sessionKey}` (design §6). */
export interface Link {
  requestId: string;
  sessionKey: string;
}

/** Reads a link from a page address's path; null when it is not one. */
export const parseLink = (pathname: string): Link | null =>
  parseAddress(addresses.capture, pathname);

/**
 * The address that the report is read from. The entry script builds it without the contract's
 * endpoints, whose checks it does not need.
 */
export const reportUrl = (apiUrl: string, { requestId, sessionKey }: Link): string =>
  addressOf(apiUrl, getCapture, { requestId, sessionKey });
