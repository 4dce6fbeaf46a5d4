import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { insufficientStorage } from './storageErrors.ts';

/**
 * Reserved for the database: its log grows in files of 16 MB, and if it cannot grow, PostgreSQL
 * stops entirely instead of refusing one write.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;
const CHECK_MS = 1000;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the data folder has room for one more write. */
export type HasRoom = () => Promise<boolean>;

/** Checks the disk of the data folder, at most once a second. */
export function watchRoom({ dataFolder }: Pick<Config, 'dataFolder'>): HasRoom {
  let checked = -Infinity;
  let room: Promise<boolean> = Promise.resolve(true);
  return () => {
    const now = performance.now();
    if (now - checked > CHECK_MS) {
      checked = now;
      room = statfs(dataFolder).then(
        ({ bavail, bsize }) => bavail * bsize > RESERVE_BYTES,
        // if the free space is unknown, try to write
        () => true,
      );
    }
    return room;
  };
}

/** If this machine stores data, refuses writes when its disk is nearly full; reads still work. */
export function refuseWithoutRoom(app: FastifyInstance, config: Config, hasRoom: HasRoom): void {
  if (config.databaseUrl && config.storage.kind !== 'local') return;
  app.addHook('onRequest', async ({ method }) => {
    if (!READING.has(method) && !(await hasRoom())) throw insufficientStorage();
  });
}
