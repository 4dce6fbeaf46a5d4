import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { lockFolder } from '../db/lock.ts';
import { openFiles } from '../media/files.ts';
import { writeLastBackup } from '../media/lastBackup.ts';
import { VERSION } from '../version.ts';
import { copyFiles, megabytes } from './copyFiles.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { OpsError } from './OpsError.ts';
import { dump } from './postgresTools.ts';
import type { Progress } from './progress.ts';

export type Installed = Pick<Config, 'databaseUrl' | 'dataFolder' | 'storage'>;

/** The parts of a backup, as they are called in its folder. */
export const PARTS = {
  dump: 'database.dump',
  database: 'database',
  media: 'media',
  secret: 'secret.key',
} as const;

/**
 * Writes database, media and, where the data folder has one, the secret into a new folder.
 *
 * With PostgreSQL the server may go on meanwhile; the embedded database is used by one process alone.
 * Media are copied before and after the database: whatever its rows name is in the backup, and what
 * came later does no harm.
 * @throws OpsError for a folder that is not empty, a server that runs on the embedded database, or
 * without `pg_dump`
 */
export async function backup(
  config: Installed,
  folder: string,
  progress: Progress,
): Promise<Manifest> {
  const { databaseUrl, dataFolder, storage } = config;
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new OpsError(`${folder} is not empty: a backup goes into a folder of its own.`);
  }
  // before anything is written: a mistake leaves no folder behind
  const unlock = databaseUrl ? () => undefined : lockFolder(dataFolder);
  try {
    await mkdir(join(folder, PARTS.media), { recursive: true });
    const media = await openFiles(storage);
    const kept = await openFiles({ kind: 'local', root: join(folder, PARTS.media) });
    const before = await copyFiles(media, kept, progress);
    progress.step('Database');
    if (databaseUrl) await dump(databaseUrl, join(folder, PARTS.dump));
    else await cp(join(dataFolder, 'database'), join(folder, PARTS.database), { recursive: true });
    progress.done('Database');
    const after = await copyFiles(media, kept, progress);
    const files = before.files + after.files;
    const bytes = before.bytes + after.bytes;
    progress.done(`Media: ${files} files, ${megabytes(bytes)}`);
    const secret = join(dataFolder, PARTS.secret);
    if (existsSync(secret)) await copyFile(secret, join(folder, PARTS.secret));
    const manifest: Manifest = {
      format: 1,
      made_at: new Date().toISOString(),
      version: VERSION,
      database: databaseUrl ? 'postgres' : 'embedded',
      secret: existsSync(secret),
      media: { files, bytes },
    };
    await writeManifest(folder, manifest);
    await writeLastBackup(media, manifest);
    return manifest;
  } finally {
    unlock();
  }
}
