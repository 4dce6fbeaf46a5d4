/** The customer's link: `/capture/{requestId}/{sessionKey}` (design §6). */
export interface Link {
  requestId: string;
  sessionKey: string;
}

/** Reads a link from a page address's path; null when it is not one. */
export function parseLink(pathname: string): Link | null {
  const match = /^\/capture\/([^/]+)\/([^/]+)\/?$/.exec(pathname);
  if (!match?.[1] || !match[2]) return null;
  try {
    return { requestId: decodeURIComponent(match[1]), sessionKey: decodeURIComponent(match[2]) };
  } catch {
    return null;
  }
}

/** Path of an operation of this link, such as `/open`. */
export function capturePath({ requestId, sessionKey }: Link, rest = ''): string {
  return `/api/capture/${encodeURIComponent(requestId)}/${encodeURIComponent(sessionKey)}${rest}`;
}
