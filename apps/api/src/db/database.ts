import { sql, type Kysely, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './schema.ts';

/** An open transaction. Never use the pool while holding one: the embedded pool has one connection. */
export type Tx = Transaction<Tables>;

export interface Database {
  /** What the connection is; both take the same SQL. */
  kind: 'embedded' | 'postgres';
  /**
   * Runs `work` in a transaction that sees the rows of these partners only (row-level security).
   * The one way a handler reaches tenant data; filter by partner explicitly as well.
   */
  scoped<T>(partnerIds: readonly string[], work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in a transaction that sees every row: for sessions, for keys in public links whose
   * partner is not known yet, and for jobs. Filter by partner as soon as it is known.
   */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** For parts that bring their own SQL: jobs, LISTEN. Same pool, same rules. */
  pool: Pool;
  /**
   * Calls back with the payload of each NOTIFY on `channel`, until the returned function is called.
   * `onGap` is called when some may have been missed, as after a lost connection.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Makes the two transaction functions over one Kysely. */
export function transactions(kysely: Kysely<Tables>): Pick<Database, 'scoped' | 'system'> {
  return {
    scoped(partnerIds, work) {
      const ids = partnerIds.filter((id) => ID.test(id)).join(',');
      return kysely.transaction().execute(async (tx) => {
        await sql`select set_config('role', 'forecourt_app', true), set_config('app.partner_ids', ${ids}, true)`.execute(
          tx,
        );
        return work(tx);
      });
    },
    system: (work) => kysely.transaction().execute(work),
  };
}
