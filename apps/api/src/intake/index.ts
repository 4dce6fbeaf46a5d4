import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { createBudget, type Share } from './budget.ts';
import { chunksOf } from './chunks.ts';
import { UPLOAD_PACE, watchPace, watchWhole, type Pace } from './pace.ts';
import { createParts, type HeldPart, type PartKey, type Parts } from './parts.ts';

export { busy } from './budget.ts';
export { parseJson } from './json.ts';
export { wrongOffset, type PartKey } from './parts.ts';

/** Limits on how bodies may arrive. */
export interface IntakeLimits {
  /** Bytes of bodies that may be in progress at once. */
  inFlight: number;
  /** Time limit in milliseconds for a body that is held in memory. */
  whole: number;
  /** Minimum speed of a file, whatever its length. */
  pace: Pace;
}

const LIMITS: IntakeLimits = { inFlight: 512 * 1024 * 1024, whole: 60_000, pace: UPLOAD_PACE };

/** Reads request bodies: JSON into memory, files onto the disk. */
export interface Intake extends Pick<Parts, 'sizeOf' | 'remove' | 'countOld' | 'clear'> {
  /** Reads a small body completely. @throws Problem 408, 413, 503 */
  read(request: FastifyRequest, limit: number): Promise<Buffer>;
  /** Saves a file and gives its path to `work`, then deletes it. @throws Problem 408, 413, 503 */
  withFile<T>(
    request: FastifyRequest,
    limit: number,
    work: (path: string, size: number) => Promise<T>,
  ): Promise<T>;
  /**
   * Resumes a file upload: `receive` appends this body to what has arrived. The part is locked
   * meanwhile.
   */
  resume<T>(
    request: FastifyRequest,
    key: PartKey,
    work: (part: ResumedPart) => Promise<T>,
  ): Promise<T>;
}

export interface ResumedPart extends Pick<HeldPart, 'path' | 'size' | 'remove'> {
  /** @param limit maximum bytes of this body @returns the part's new size */
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

  /** Releases a body's share of the budget when its processing is done. */
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
    countOld: parts.countOld,
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
