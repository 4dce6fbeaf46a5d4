import { addresses, parseAddress } from '@forecourt/contract';

/** The customer's link: `/capture/{requestId}/{sessionKey}` (design §6). */
export interface Link {
  requestId: string;
  sessionKey: string;
}

/** Reads a link from a page address's path; null when it is not one. */
export const parseLink = (pathname: string): Link | null =>
  parseAddress(addresses.capture, pathname);

/** Path of an operation of this link, such as `/open`. */
export function capturePath({ requestId, sessionKey }: Link, rest = ''): string {
  return `/api/capture/${encodeURIComponent(requestId)}/${encodeURIComponent(sessionKey)}${rest}`;
}
