import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MediaManifest } from '../../demo-media/manifest-types.ts';

const FOLDER = new URL('../../demo-media/', import.meta.url);

/** Lists the demo pictures; null where they have not been rendered. */
export function readManifest(): MediaManifest | null {
  const file = fileURLToPath(new URL('manifest.json', FOLDER));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MediaManifest) : null;
}

/** Where on this machine a picture of the manifest is. */
export function pictureFile(path: string): string {
  return fileURLToPath(new URL(path, FOLDER));
}
