import type { FileStore } from '../media/files.ts';
import { copyFiles, megabytes } from './copyFiles.ts';
import { OpsError } from './OpsError.ts';
import type { Progress } from './progress.ts';

export interface Moved {
  /** Copied by this run; those of earlier runs were there. */
  files: number;
  /** All files that are the same on both sides. */
  same: number;
}

type Store = Pick<FileStore, 'list' | 'get' | 'has' | 'put'>;

/**
 * Copies all files from one store to another, then reads both and compares them byte by byte. What is
 * there from an earlier run is not copied again. Nothing is deleted: the other store stays a way back.
 * @throws OpsError naming files that are another on the other side
 */
export async function moveStorage(from: Store, to: Store, progress: Progress): Promise<Moved> {
  const { files, bytes } = await copyFiles(from, to, progress);
  progress.done(`Copied: ${files} files, ${megabytes(bytes)}`);
  const others: string[] = [];
  let same = 0;
  for await (const path of from.list()) {
    const [was, is] = await Promise.all([from.get(path), to.get(path)]);
    // deleted meanwhile
    if (!was) continue;
    if (is?.equals(was)) same += 1;
    else others.push(path);
    progress.step(`${same} files compared`);
  }
  progress.done(`Compared: ${same} files are the same`);
  if (others.length > 0) {
    const named = others.slice(0, 10).join(', ');
    throw new OpsError(`${others.length} files are not the same there, such as ${named}.`);
  }
  return { files, same };
}
