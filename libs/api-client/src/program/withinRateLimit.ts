import { pause } from '@forecourt/platform';
import { ApiProblem } from '../http/errors.ts';
import type { Transport } from '../transport/transport.ts';

/** A used up limit is waited for this often; each time another program may have been faster. */
const MAX_PAUSES = 3;

/**
 * A transport that waits as long as the server asks for when the rate limit is used up, and then sends
 * the same request: nothing of it was carried out.
 *
 * @param maxPauseMs the longest pause, in milliseconds; a longer one rejects at once
 */
export function withinRateLimit(transport: Transport, maxPauseMs: number): Transport {
  return {
    async send(request) {
      for (let pauses = 0; ; pauses += 1) {
        try {
          return await transport.send(request);
        } catch (error) {
          const isUsedUp = error instanceof ApiProblem && error.code === 'RATE_LIMITED';
          const pauseMs = isUsedUp ? (error.retryAfter ?? 1) * 1000 : Infinity;
          if (pauseMs > maxPauseMs || pauses === MAX_PAUSES) throw error;
          await pause(pauseMs, request.signal);
        }
      }
    },
  };
}
