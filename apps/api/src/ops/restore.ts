import { existsSync } from 'node:fs';
import { copyFile, cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { lockFolder } from '../db/lock.ts';
import { openFiles } from '../media/files.ts';
import { type Installed, PARTS } from './backup.ts';
import { copyFiles, megabytes } from './copyFiles.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { OpsError } from './OpsError.ts';
import { load } from './postgresTools.ts';
import type { Progress } from './progress.ts';

/**
 * Puts a backup into an empty installation: media first, then the secret, the database last and in
 * one piece. What was interrupted is simply started again.
 * @throws OpsError for a database that is not empty or of the other kind, or for another secret
 */
export async function restore(
  config: Installed,
  folder: string,
  progress: Progress,
): Promise<Manifest> {
  const { databaseUrl, dataFolder, storage } = config;
  const manifest = await readManifest(folder);
  const kind = databaseUrl ? 'postgres' : 'embedded';
  if (manifest.database !== kind) {
    throw new OpsError(
      manifest.database === 'postgres'
        ? 'The backup is of PostgreSQL: set DATABASE_URL to an empty database.'
        : 'The backup is of the embedded database: start without DATABASE_URL.',
    );
  }
  const unlock = databaseUrl ? () => undefined : lockFolder(dataFolder);
  try {
    await refuseUsed(config);
    const kept = await openFiles({ kind: 'local', root: join(folder, PARTS.media) });
    const { files, bytes } = await copyFiles(kept, await openFiles(storage), progress);
    progress.done(`Media: ${files} files, ${megabytes(bytes)}`);
    if (manifest.secret) await copyFile(join(folder, PARTS.secret), join(dataFolder, PARTS.secret));
    progress.step('Database');
    if (databaseUrl) await load(databaseUrl, join(folder, PARTS.dump));
    else await putDatabase(join(folder, PARTS.database), join(dataFolder, 'database'));
    progress.done('Database');
    return manifest;
  } finally {
    unlock();
  }
}

/** Under another name until it is whole. */
async function putDatabase(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(from, unfinished, { recursive: true });
  await rename(unfinished, to);
}

async function refuseUsed({ databaseUrl, dataFolder }: Installed): Promise<void> {
  const isUsed = databaseUrl
    ? await hasTables(databaseUrl)
    : existsSync(join(dataFolder, 'database'));
  if (isUsed) {
    const place = databaseUrl ? 'DATABASE_URL' : `FORECOURT_DATA=${dataFolder}`;
    throw new OpsError(`${place} already has a database. Restore into an empty one.`);
  }
}

async function hasTables(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') limit 1`,
    );
    return rowCount !== 0;
  } finally {
    await client.end();
  }
}
