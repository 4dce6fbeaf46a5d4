import type { ProofChallenge } from '@forecourt/contract';
import { solveChallenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The solution; null when there was none. */
export type ProofAnswer = Solution | null;

addEventListener('message', ({ data }: MessageEvent<ProofChallenge>) => {
  void solveChallenge({ challenge: data, deriveKey })
    .catch(() => null)
    .then((solution: ProofAnswer) => postMessage(solution));
});
