import { sql, type RawBuilder } from 'kysely';
import { invalidFormat } from '../domain/errors.ts';

/** The last row of a page: the next page starts after it. */
export interface Cursor {
  at: Date;
  id: string;
}

const CURSOR = /^([0-9a-z]{1,11})\.([A-Za-z0-9_-]{1,64})$/;

/** Opaque text for a client. */
export function encodeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at.getTime().toString(36)}.${id}`).toString('base64url');
}

/**
 * @param text of the `after` parameter; none or empty is the first page.
 * @throws Problem 422 when it is not a valid cursor.
 */
export function decodeCursor(text: string | undefined): Cursor | null {
  if (!text) return null;
  const [, time, id] = CURSOR.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  const at = new Date(parseInt(time ?? '', 36));
  if (!id || Number.isNaN(at.getTime()))
    throw invalidFormat('after', 'metadata.after of the page before');
  return { at, id };
}

/** SQL condition for the rows after a cursor, newest first; the index on (…, at desc, id desc) serves it. */
export function olderThan(cursor: Cursor, at: string, id: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${cursor.at}, ${cursor.id})`;
}

/** Cuts rows that were read with `limit + 1` to a page, with the next page's cursor or null. */
export function page<Row>(
  rows: Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
): { rows: Row[]; after: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, after: rows.length > limit && last ? encodeCursor(cursorOf(last)) : null };
}
