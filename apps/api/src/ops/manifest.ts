import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { OpsError } from './OpsError.ts';

const FILE = 'manifest.json';

const schema = z.object({
  format: z.literal(1),
  /** When it was complete, in ISO 8601. */
  made_at: z.iso.datetime(),
  /** Version of the server that made it. */
  version: z.string(),
  database: z.enum(['postgres', 'embedded']),
  /** Whether `secret.key` is in the backup, as it is in the data folder. */
  secret: z.boolean(),
  media: z.object({ files: z.int(), bytes: z.int() }),
});

/** What a backup is, written when everything else of it is there. */
export type Manifest = z.infer<typeof schema>;

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`);

/** @throws OpsError for a folder that is not a whole backup, or one of a later format */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => null);
  if (text === null) throw new OpsError(`${folder} is not a backup, or one that was not finished.`);
  const parsed = schema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new OpsError(`${folder} was made by another version: ${FILE}.`);
  return parsed.data;
}
