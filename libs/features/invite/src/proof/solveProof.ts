import type { ProofChallenge } from '@forecourt/contract';
import type { ProofAnswer } from './proof.worker.ts';

/** A phone that needs longer is unlikely to finish; the person may try again. */
const LIMIT_MS = 60_000;

/**
 * Solves a proof of work in a worker, so that the page stays responsive.
 *
 * @returns the value of the Proof header
 * @throws Error when it cannot be solved here
 */
export async function solveProof(challenge: ProofChallenge): Promise<string> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
  try {
    const solution = await new Promise<ProofAnswer>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('Not solved in time')), LIMIT_MS);
      worker.onerror = () => reject(new Error('No worker'));
      worker.onmessage = ({ data }: MessageEvent<ProofAnswer>) => {
        clearTimeout(timer);
        resolve(data);
      };
      worker.postMessage(challenge);
    });
    if (!solution) throw new Error('Not solved');
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
