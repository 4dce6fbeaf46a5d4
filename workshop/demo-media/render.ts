import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { buildManifest } from './pictures/manifest.ts';
import { allShots } from './pictures/catalogue.ts';
import { PARTNERS, logoSvg } from './pictures/logos.ts';
import { FULL } from './pictures/studio.ts';
import type { WorkerOrder } from './renderWorker.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    out: { type: 'string', default: join(import.meta.dirname, '../../apps/api/demo-media') },
    scale: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
  },
});

const order: WorkerOrder = { folder: values.out, effort: { ...FULL, scale: Number(values.scale) } };
const queue = allShots()
  .map((shot) => shot.file)
  .filter((file) => file.startsWith(values.only));

/** One worker takes pictures off the queue until none is left. */
function work(): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./renderWorker.ts', import.meta.url), {
      workerData: order,
    });
    const next = (): void => {
      const file = queue.shift();
      if (file) worker.postMessage(file);
      else void worker.terminate().then(() => resolve());
    };
    worker.on('message', (file: string) => {
      process.stdout.write(`${file} (${queue.length} to go)\n`);
      next();
    });
    worker.on('error', reject);
    next();
  });
}

async function write(file: string, text: string): Promise<void> {
  const path = join(values.out, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

await Promise.all(Array.from({ length: Number(values.workers) }, work));
for (const partner of PARTNERS) await write(`partners/${partner.id}-logo.svg`, logoSvg(partner));
await write('manifest.json', `${JSON.stringify(buildManifest(), null, 2)}\n`);
