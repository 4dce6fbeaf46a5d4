import type { DealerSort } from '@forecourt/contract';
import { invalidFormat } from '../../domain/errors.ts';

/** The last dealer of a page, in its order: the next page starts after it. */
interface After {
  sort: DealerSort;
  key: Date | string | number;
  /** The second key, of an order that has one. */
  second?: string | undefined;
  id: string;
}

/** Opaque text for a client. */
export function encodeAfter({ sort, key, second, id }: After): string {
  return Buffer.from(JSON.stringify([sort, key, id, second])).toString('base64url');
}

/** @throws InvalidInput naming `after` when it is no cursor of this order */
export function decodeAfter(
  text: string | undefined,
  sort: DealerSort,
): { key: string; second: string; id: string } | null {
  if (!text) return null;
  const [own, key, id, second] = parse(text);
  const isWhole =
    own === sort && typeof id === 'string' && isKey(key, sort) && isSecond(second, sort);
  const after = { key: String(key), second: String(second ?? ''), id: String(id) };
  if (!isWhole || Object.values(after).join('').includes('\0'))
    throw invalidFormat('after', 'metadata.after of the page before, asked with the same sort');
  return after;
}

/** Dealers as far away as each other are by name. */
function isSecond(second: unknown, sort: DealerSort): boolean {
  return sort !== 'DISTANCE' || typeof second === 'string';
}

function parse(text: string): unknown[] {
  try {
    const given: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(given) ? given : [];
  } catch {
    return [];
  }
}

/** Whether the database can read the key as the order's type. */
function isKey(key: unknown, sort: DealerSort): boolean {
  if (sort === 'DISTANCE') return typeof key === 'number' && Number.isFinite(key);
  if (typeof key !== 'string') return false;
  return (
    sort === 'NAME' || (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(key) && !Number.isNaN(Date.parse(key)))
  );
}
