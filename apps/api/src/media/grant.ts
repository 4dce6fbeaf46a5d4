/** A link that pictures are shown by: they can be seen as long as it is good, and no longer. */
export interface LinkGrant {
  /** A report's link by its request, or a dealer's by its place in an auction. */
  kind: 'request' | 'bidder';
  id: string;
  /** The record's key version when the address was made. */
  version: number;
}

const LETTERS = { request: 'r', bidder: 'b' } as const satisfies Record<LinkGrant['kind'], string>;
const SEALED = /^([rb])([0-9a-z]{4})([A-Za-z0-9_-]{1,64})$/;

/** A grant as text of an address. */
export function sealGrant({ kind, id, version }: LinkGrant): string {
  return `${LETTERS[kind]}${version.toString(36).padStart(4, '0')}${id}`;
}

/** Reads what `sealGrant` wrote; null for anything else. */
export function openGrant(text: string): LinkGrant | null {
  const [, letter, version, id] = SEALED.exec(text) ?? [];
  if (!letter || !version || !id) return null;
  return { kind: letter === 'r' ? 'request' : 'bidder', id, version: parseInt(version, 36) };
}
