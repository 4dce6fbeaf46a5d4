import type { FileStore } from '../media/files.ts';
import type { Progress } from './progress.ts';

/** As many files at a time. */
const AT_ONCE = 8;

/** What was copied. */
export interface Copied {
  files: number;
  bytes: number;
}

/**
 * Copies what `to` does not have yet: files never change, so what is there is whole. What is deleted
 * meanwhile is left out.
 */
export async function copyFiles(
  from: Pick<FileStore, 'list' | 'get'>,
  to: Pick<FileStore, 'has' | 'put'>,
  progress: Progress,
): Promise<Copied> {
  const copied = { files: 0, bytes: 0 };
  const paths = from.list();
  const copyNext = async (): Promise<void> => {
    for (let next = await paths.next(); !next.done; next = await paths.next()) {
      const path = next.value;
      if (await to.has(path)) continue;
      const bytes = await from.get(path);
      if (!bytes) continue;
      await to.put(path, bytes);
      copied.files += 1;
      copied.bytes += bytes.byteLength;
      progress.step(`${copied.files} files, ${megabytes(copied.bytes)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext));
  return copied;
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
