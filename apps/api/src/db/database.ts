import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Dialect,
  type Transaction,
} from 'kysely';
import type { Pool } from 'pg';
import { BIND, type Access } from './access.ts';
import { PoolDriver, opening, type Opening } from './driver.ts';
import type { Tables } from './schema.ts';

/** An open transaction. Never use the pool while holding one: the embedded pool has one connection. */
export type Tx = Transaction<Tables>;

export interface Database {
  /** Which database is behind it; both take the same SQL. */
  kind: 'embedded' | 'postgres';
  /** How tenants are isolated below the queries. */
  access: Access;
  /**
   * Runs `work` in a transaction that sees the rows of these partners only (row-level security).
   * The one way a handler reaches tenant data; filter by partner explicitly as well.
   */
  scoped<T>(partnerIds: readonly string[], work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Like `scoped`, for reading only: writing fails, and the result does not wait for the commit.
   */
  read<T>(partnerIds: readonly string[], work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for exactly one statement: one round trip instead of three. */
  readOne<T>(partnerIds: readonly string[], work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in a transaction that sees every row: for sessions, for keys in public links whose
   * partner is not known yet, and for jobs. Filter by partner as soon as it is known.
   */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Single statements that see every row, each on its own, outside any transaction. */
  direct: Kysely<Tables>;
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

/** Ids are put into SQL text, so nothing else is allowed through. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;

export function createKysely(
  pool: Pool,
  createQueryCompiler: () => PostgresQueryCompiler = () => new PostgresQueryCompiler(),
): Kysely<Tables> {
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PoolDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler,
  };
  return new Kysely<Tables>({ dialect });
}

/** The ways to the data over one Kysely. */
export function accessors(
  kysely: Kysely<Tables>,
  access: Access,
): Pick<Database, 'access' | 'scoped' | 'read' | 'readOne' | 'system' | 'direct'> {
  const transaction = <T>(how: Opening, work: (tx: Tx) => Promise<T>): Promise<T> =>
    opening.run(how, () => kysely.transaction().execute(work));
  const scopeOf = (begin: string, ids: readonly string[]) => scope(begin, access, ids);
  return {
    access,
    scoped: (ids, work) =>
      transaction({ begin: scopeOf('begin', ids), readOnly: false, single: false }, work),
    read: (ids, work) =>
      transaction({ begin: scopeOf('begin read only', ids), readOnly: true, single: false }, work),
    readOne: (ids, work) =>
      transaction({ begin: scopeOf('begin read only', ids), readOnly: true, single: true }, work),
    system: (work) => transaction({ begin: 'begin', readOnly: false, single: false }, work),
    direct: kysely,
  };
}

function scope(begin: string, access: Access, partnerIds: readonly string[]): string {
  const ids = partnerIds.filter((id) => ID.test(id)).join(',');
  return `${begin}; select set_config(${BIND[access]}), set_config('app.partner_ids', '${ids}', true)`;
}
