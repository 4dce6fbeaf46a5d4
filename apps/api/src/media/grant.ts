/** The link that pictures are shown through: they are accessible only while it is valid. */
export interface LinkGrant {
  /**
   * A report's link or the capture page's link, by request; a dealer's, by the place in an auction;
   * or a conversation's, by thread.
   */
  kind: 'request' | 'bidder' | 'capture' | 'thread';
  id: string;
  /** The record's key version when the address was created. */
  version: number;
}

/** Length of what tells one edition of a picture from others, base64url characters. */
export const EDITION_LENGTH = 8;

const LETTERS = { request: 'r', bidder: 'b', capture: 'c', thread: 't' } as const satisfies Record<
  LinkGrant['kind'],
  string
>;
const KINDS = new Map<string, LinkGrant['kind']>(
  Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as LinkGrant['kind']]),
);
const SEALED = new RegExp(
  `^(?:e[A-Za-z0-9_-]{${EDITION_LENGTH}})?([rbct])([0-9a-z]{4})([A-Za-z0-9_-]{1,64})$`,
);

/**
 * A grant as text of an address.
 * @param edition makes another address of the same picture, so that no browser shows an older edition
 */
export function sealGrant({ kind, id, version }: LinkGrant, edition: string | null = null): string {
  const sealed = `${LETTERS[kind]}${version.toString(36).padStart(4, '0')}${id}`;
  return edition === null ? sealed : `e${edition}${sealed}`;
}

/** Reads what `sealGrant` wrote; null for anything else. */
export function openGrant(text: string): LinkGrant | null {
  const [, letter, version, id] = SEALED.exec(text) ?? [];
  const kind = KINDS.get(letter ?? '');
  if (!kind || !version || !id) return null;
  return { kind, id, version: parseInt(version, 36) };
}
