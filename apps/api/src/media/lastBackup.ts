import { z } from 'zod';
import type { FileStore } from './files.ts';

/** Its folder's name is shorter than any that is served. */
const FILE = 'backups/last.json';

const schema = z.object({
  /** When it was complete, in ISO 8601. */
  made_at: z.iso.datetime(),
  /** Version of the server that made it. */
  version: z.string(),
});

/** A backup that ended well. It is noted among the files, which every node and every command reaches. */
export type LastBackup = z.infer<typeof schema>;

export const writeLastBackup = (files: FileStore, { made_at, version }: LastBackup) =>
  files.put(FILE, Buffer.from(JSON.stringify({ made_at, version })));

/** Null where none was noted. */
export async function readLastBackup(files: FileStore): Promise<LastBackup | null> {
  const bytes = await files.get(FILE);
  return bytes && schema.parse(JSON.parse(bytes.toString()));
}
