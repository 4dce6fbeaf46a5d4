import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MediaManifest } from '../../demo-media/manifestTypes.ts';

/** Where the rendered demo pictures are. */
export const DEMO_MEDIA = fileURLToPath(new URL('../../demo-media/', import.meta.url));

/** Lists the pictures of a folder; null where none have been rendered. */
export function readManifest(folder: string): MediaManifest | null {
  const file = join(folder, 'manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MediaManifest) : null;
}
