import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { accessors, createKysely, type Database } from './database.ts';
import { checkInstallation, claimInstallation } from './installation.ts';
import { listener } from './listen.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './schema.ts';

/** A pool query inside an open transaction would wait for itself: then this error names the place. */
const WAIT_MS = 20_000;
/** What the embedded database must bring along; a server has it installed. */
export const EXTENSIONS = { pg_trgm };
const INT8 = 20;
/** Counts, cents and upload ids stay far below 2^53. */
pg.types.setTypeParser(INT8, Number);

/** Who opens a database: it is checked before anything in it changes, and is the opener's afterwards. */
interface Owner {
  check(db: Kysely<Tables>): Promise<void>;
  claim(db: Kysely<Tables>): Promise<void>;
}

/** Brings a database to the newest shape; closes it when it is not for this opener. */
async function prepare(kysely: Kysely<Tables>, owner?: Owner): Promise<void> {
  try {
    await owner?.check(kysely);
    await migrate(kysely);
    await owner?.claim(kysely);
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
}

/** Opens the database the settings name, locks the data folder, and brings it to the newest shape. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataFolder' | 'mode' | 'secret'>,
): Promise<Database> {
  const owner: Owner = {
    check: (db) => checkInstallation(db, config),
    claim: (db) => claimInstallation(db, config),
  };
  if (config.databaseUrl) return openPostgres(config.databaseUrl, config.databasePoolSize, owner);
  const unlock = lockFolder(config.dataFolder);
  let lite: PGlite | null = null;
  try {
    lite = await PGlite.create(join(config.dataFolder, 'database'), { extensions: EXTENSIONS });
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
): Promise<Database> {
  const pool = new pg.Pool({ connectionString, max: poolSize, pipeline: true });
  // Without a listener an idle client that loses its server would end the process.
  pool.on('error', () => undefined);
  const kysely = createKysely(pool);
  await prepare(kysely, owner);
  return {
    kind: 'postgres',
    ...accessors(kysely),
    pool,
    listen: listener(() => new pg.Client({ connectionString })),
    close: () => kysely.destroy(),
  };
}

/** Holds the one connection meanwhile: a statement beside the pool would run inside its transaction. */
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
  await prepare(kysely, owner);
  return {
    kind: 'embedded',
    ...accessors(kysely),
    pool,
    listen: (channel, onPayload) => exclusively(pool, () => lite.listen(channel, onPayload)),
    async close() {
      await kysely.destroy();
      await lite.close();
      unlock();
    },
  };
}
