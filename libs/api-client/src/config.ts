import type { RuntimeConfig } from '@forecourt/contract';
import { getRuntimeConfig } from '@forecourt/contract/endpoints/system';
import { HTTP_TIMEOUT_MS } from '@forecourt/platform';
import { ContractViolation, NetworkError, TimeoutError } from './http/errors.ts';
import { problemOf } from './http/problem.ts';

export interface RuntimeConfigOptions {
  url?: string;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
  /** Its content, if the entry script has read it already. */
  early?: Promise<unknown>;
}

/**
 * Loads the base addresses of this deployment (design §5) from `/config.json`. Needs no API client, so
 * it can run before one exists.
 *
 * @throws ApiError
 */
export async function loadRuntimeConfig({
  url = '/config.json',
  fetch = globalThis.fetch,
  timeoutMs = HTTP_TIMEOUT_MS,
  early,
}: RuntimeConfigOptions = {}): Promise<RuntimeConfig> {
  const known = await early?.catch(() => undefined);
  const data = known ?? (await fetchConfig(url, fetch, timeoutMs));
  const mismatch = getRuntimeConfig.check.mismatch(data);
  if (mismatch) throw new ContractViolation('getRuntimeConfig', mismatch);
  return data as RuntimeConfig;
}

async function fetchConfig(
  url: string,
  fetch: typeof globalThis.fetch,
  timeoutMs: number,
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') throw new TimeoutError(timeoutMs);
    throw new NetworkError(`${url} could not be reached`, { cause: error });
  }
  const data: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw problemOf(response.status, data, response.headers.get('retry-after'));
  return data;
}
