import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { allShots } from './pictures/catalogue.ts';
import { encodeJpeg, Studio } from './pictures/studio.ts';
import type { Effort } from './pictures/studio.ts';

/** What the main thread hands to a worker. */
export interface WorkerOrder {
  readonly folder: string;
  readonly effort: Effort;
}

const { folder, effort } = workerData as WorkerOrder;
const shots = new Map(allShots().map((shot) => [shot.file, shot]));
const studio = new Studio(effort);

async function save(file: string, data: Buffer): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, data);
}

parentPort?.on('message', (file: string) => {
  void (async () => {
    const shot = shots.get(file);
    if (!shot) throw new Error(`No picture is called ${file}`);
    const picture = studio.take(shot);
    await save(shot.file, await encodeJpeg(picture, shot.quality));
    if (shot.small)
      await save(
        shot.small.file,
        await encodeJpeg(picture, shot.quality, shot.small.width * effort.scale),
      );
    parentPort?.postMessage(file);
  })();
});
