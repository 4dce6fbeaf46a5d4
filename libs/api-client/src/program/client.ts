import type { Validator } from '@forecourt/contract';
import { callsOf, type Call } from '../http/calls.ts';
import { createHttpClient } from '../http/httpClient.ts';
import type { RetryOptions } from '../http/retry.ts';
import { fetchTransport } from '../transport/fetch.ts';
import { programEndpoints } from './endpoints.ts';
import { withinRateLimit } from './withinRateLimit.ts';

export interface ClientOptions {
  /** Address of the installation, such as `https://forecourt.example.com`. */
  url: string;
  /** A token of Settings › Integrations, such as `fct_…`. */
  token: string;
  /** Time for one attempt, in milliseconds. @default 30000 */
  timeoutMs?: number;
  /** How often a call that may be repeated is tried, and how long it pauses in between. */
  retry?: Partial<RetryOptions>;
  /** The longest pause that a used up rate limit may ask for, in milliseconds. @default 60000 */
  maxRateLimitPauseMs?: number;
}

/** What programs may call. */
export type ProgramOperation = keyof typeof programEndpoints;

/**
 * The calls of the API: path parameters, then body and query, then options. Each rejects with an
 * `ApiProblem` that has the server's code, with a `NetworkError` or with a `TimeoutError`.
 */
export type Client = { readonly [Id in ProgramOperation]: Call<Id> };

/**
 * Makes a client of an installation. Reads, and changes with an idempotency key, are tried again when
 * there is no answer or the server is not available; every call waits while the rate limit is used up.
 *
 * @throws TypeError when the address is no URL, or the token is empty
 */
export function createClient(options: ClientOptions): Client {
  const { token, retry, timeoutMs = 30_000, maxRateLimitPauseMs = 60_000 } = options;
  const url = new URL(options.url).href.replace(/\/+$/, '');
  if (!token) throw new TypeError('The token is empty');
  const http = createHttpClient({
    transport: withinRateLimit(fetchTransport, maxRateLimitPauseMs),
    apiUrl: url,
    chatUrl: url,
    token: () => token,
    timeoutMs,
    retry,
  });
  return callsOf(http, unchecked(programEndpoints));
}

/** All that is checked: a proxy may have answered in the server's place. */
const isJson: Pick<Validator<unknown>, 'mismatch'> = {
  mismatch: (answer) => (answer === undefined ? { path: '', expected: 'JSON' } : undefined),
};

/**
 * The same endpoints, whose answers are taken as they come: a newer server has values that this
 * version does not know.
 */
function unchecked<Endpoints extends Record<string, { check: unknown }>>(
  endpoints: Endpoints,
): Endpoints {
  const all = Object.entries(endpoints).map(([id, endpoint]) => [
    id,
    { ...endpoint, check: endpoint.check && isJson },
  ]);
  return Object.fromEntries(all) as Endpoints;
}
