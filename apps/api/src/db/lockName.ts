import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Waits until no other transaction holds this name, and holds it until `tx` ends. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
