import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import type { Config } from '../config.ts';
import { SYSTEM_SESSION, type Access } from './access.ts';
import { accessors, createKysely, type Database } from './database.ts';
import { checkInstallation, claimInstallation } from './installation.ts';
import { clientLimits, DEFAULT_LIMITS, sessionLimits, type DatabaseLimits } from './limits.ts';
import { listener } from './listen.ts';
import { lockFolder } from './lock.ts';
import { migrate, type Owner } from './migrate.ts';
import { openSynced } from './syncedFolder.ts';

/**
 * A pool query inside an open transaction would wait for itself; this timeout's error shows where.
 */
const WAIT_MS = 20_000;
/** Extensions bundled with the embedded database; a server has them installed. */
export const EXTENSIONS = { pg_trgm };
const INT8 = 20;
/** Counts, cents and upload ids stay far below 2^53. */
pg.types.setTypeParser(INT8, Number);

/** Opens the database from the settings, locks the data folder, and runs the migrations. */
export async function openDatabase(
  config: Pick<
    Config,
    'databaseUrl' | 'databasePoolSize' | 'databaseLimits' | 'dataFolder' | 'mode' | 'secret'
  >,
): Promise<Database> {
  const { databaseUrl, databasePoolSize, databaseLimits, dataFolder } = config;
  const owner: Owner = {
    check: (db) => checkInstallation(db, config),
    claim: (db) => claimInstallation(db, config),
  };
  if (databaseUrl) return openPostgres(databaseUrl, databasePoolSize, owner, databaseLimits);
  const unlock = lockFolder(dataFolder);
  let lite: PGlite | null = null;
  try {
    lite = await openSynced(join(dataFolder, 'database'), EXTENSIONS);
    return await openEmbedded(lite, unlock, owner);
  } catch (error) {
    await lite?.close().catch(() => undefined);
    unlock();
    throw error;
  }
}

/** A database on PostgreSQL 15 or newer. */
export async function openPostgres(
  connectionString: string,
  poolSize: number,
  owner?: Owner,
  limits: DatabaseLimits = DEFAULT_LIMITS,
): Promise<Database> {
  const access = await migrateServer(connectionString, limits, owner);
  return connectPostgres(connectionString, poolSize, access, limits);
}

/** The same for a database that has the newest schema already. */
export function connectPostgres(
  connectionString: string,
  poolSize: number,
  access: Access,
  limits: DatabaseLimits = DEFAULT_LIMITS,
): Database {
  const client = { connectionString, ...clientLimits(limits) };
  const pool = new pg.Pool({ ...client, max: poolSize, pipeline: true });
  const session = `${SYSTEM_SESSION}; ${sessionLimits(limits)}`;
  // sent ahead of the first statement, in the same write: it costs no round trip
  pool.on('connect', (one) => void one.query(session).catch(() => undefined));
  outliveLostServer(pool);
  const kysely = createKysely(pool);
  return {
    kind: 'postgres',
    ...accessors(kysely, access),
    pool,
    listen: listener(() => new pg.Client(client)),
    close: () => kysely.destroy(),
  };
}

/** Migrates on separate connections without a statement timeout. */
async function migrateServer(connectionString: string, { connect }: DatabaseLimits, owner?: Owner) {
  const connectionTimeoutMillis = connect;
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis, max: 2 });
  outliveLostServer(pool);
  try {
    return await migrate(pool, owner);
  } finally {
    await pool.end();
  }
}

/** Without an error listener, a connection lost between two statements would end the process. */
function outliveLostServer(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/**
 * Holds the only connection meanwhile: a statement sent around the pool would run inside its
 * transaction.
 */
async function exclusively<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work();
  } finally {
    client.release();
  }
}

/** A database on a PGlite that is already open; closes it at the end. */
export async function openEmbedded(
  lite: PGlite,
  unlock: () => void = () => undefined,
  owner?: Owner,
): Promise<Database> {
  const settings = { ...createPgConfig(lite), max: 1, connectionTimeoutMillis: WAIT_MS };
  const pool = new pg.Pool(settings as unknown as pg.PoolConfig);
  pool.on('error', () => undefined);
  const kysely = createKysely(pool);
  const access = await migrate(pool, owner);
  return {
    kind: 'embedded',
    ...accessors(kysely, access),
    pool,
    listen: (channel, onPayload) => exclusively(pool, () => lite.listen(channel, onPayload)),
    async close() {
      await kysely.destroy();
      await lite.close();
      unlock();
    },
  };
}
