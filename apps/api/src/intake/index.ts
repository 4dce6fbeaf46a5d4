import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { createBudget, type Share } from './budget.ts';
import { chunksOf } from './chunks.ts';
import { UPLOAD_PACE, watchPace, watchWhole, type Pace } from './pace.ts';
import { createParts, type HeldPart, type PartKey, type Parts } from './parts.ts';

export { busy } from './budget.ts';
export { parseJson } from './json.ts';
export { wrongOffset, type PartKey } from './parts.ts';

/** How bodies may come in. */
export interface IntakeLimits {
  /** Bytes of bodies that the process holds at once. */
  inFlight: number;
  /** Milliseconds that a body which is held in memory may take to come. */
  whole: number;
  /** How slowly a file may come, however long it is. */
  pace: Pace;
}

const LIMITS: IntakeLimits = { inFlight: 512 * 1024 * 1024, whole: 60_000, pace: UPLOAD_PACE };

/** Where bodies come in: JSON into memory, files onto the disk. */
export interface Intake extends Pick<Parts, 'sizeOf' | 'remove' | 'clear'> {
  /** The whole of a small body. @throws Problem 408, 413, 503 */
  read(request: FastifyRequest, limit: number): Promise<Buffer>;
  /** Takes a file in and gives its path to `work`, after which it is gone. @throws Problem 408, 413, 503 */
  withFile<T>(
    request: FastifyRequest,
    limit: number,
    work: (path: string, size: number) => Promise<T>,
  ): Promise<T>;
  /**
   * Goes on with a file where it broke off: `receive` takes this body in, behind what has come.
   * Nobody else has the part meanwhile.
   */
  resume<T>(
    request: FastifyRequest,
    key: PartKey,
    work: (part: ResumedPart) => Promise<T>,
  ): Promise<T>;
}

export interface ResumedPart extends Pick<HeldPart, 'path' | 'size' | 'remove'> {
  /** @param limit bytes that this body may have @returns the part's new size */
  receive(limit: number): Promise<number>;
}

interface IntakeOptions {
  dataFolder: string;
  intake?: Partial<IntakeLimits>;
}

export function createIntake({ dataFolder, intake }: IntakeOptions): Intake {
  const { inFlight, whole, pace } = { ...LIMITS, ...intake };
  const budget = createBudget(inFlight);
  const parts = createParts(join(dataFolder, 'media', 'unfinished'));

  /** What a body holds is given back when the work with it is done. */
  async function sharing<T>(work: (share: Share) => Promise<T>): Promise<T> {
    const share = budget.open();
    try {
      return await work(share);
    } finally {
      share.release();
    }
  }

  return {
    sizeOf: parts.sizeOf,
    remove: parts.remove,
    clear: parts.clear,
    read: ({ raw }, limit) =>
      sharing(async (share) => {
        const chunks: Buffer[] = [];
        const options = { limit, share, watch: () => watchWhole(whole) };
        for await (const chunk of chunksOf(raw, options)) chunks.push(chunk);
        return Buffer.concat(chunks);
      }),
    withFile: ({ raw }, limit, work) =>
      sharing((share) =>
        parts.lend(async (part) => {
          const size = await part.append(
            chunksOf(raw, { limit, share, watch: () => watchPace(pace) }),
          );
          return work(part.path, size);
        }),
      ),
    resume: ({ raw }, key, work) =>
      sharing((share) =>
        parts.hold(key, (part, signal) =>
          work({
            path: part.path,
            size: part.size,
            remove: part.remove,
            receive: (limit) =>
              part.append(chunksOf(raw, { limit, share, signal, watch: () => watchPace(pace) })),
          }),
        ),
      ),
  };
}
