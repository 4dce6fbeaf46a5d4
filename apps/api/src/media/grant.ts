/** A link that pictures are shown by: they can be seen as long as it is good, and no longer. */
export interface LinkGrant {
  /**
   * A report's link by its request, a dealer's by its place in an auction, or that of the capture page
   * by its request.
   */
  kind: 'request' | 'bidder' | 'capture';
  id: string;
  /** The record's key version when the address was made. */
  version: number;
}

const LETTERS = { request: 'r', bidder: 'b', capture: 'c' } as const satisfies Record<
  LinkGrant['kind'],
  string
>;
const KINDS: Record<string, LinkGrant['kind']> = { r: 'request', b: 'bidder', c: 'capture' };
const SEALED = /^([rbc])([0-9a-z]{4})([A-Za-z0-9_-]{1,64})$/;

/** A grant as text of an address. */
export function sealGrant({ kind, id, version }: LinkGrant): string {
  return `${LETTERS[kind]}${version.toString(36).padStart(4, '0')}${id}`;
}

/** Reads what `sealGrant` wrote; null for anything else. */
export function openGrant(text: string): LinkGrant | null {
  const [, letter, version, id] = SEALED.exec(text) ?? [];
  const kind = KINDS[letter ?? ''];
  if (!kind || !version || !id) return null;
  return { kind, id, version: parseInt(version, 36) };
}
