import { HTTP_TIMEOUT_MS } from '@forecourt/platform';

/** Id of the script element in which a server may inline the config, which saves a request. */
export const inlineConfigId = 'runtime-config';

/** Answers to requests made before the API client existed. */
export interface EarlyAnswers {
  /**
   * Hands over the answer to a GET, once. Undefined if it was not requested or is too old; rejects
   * if the request failed: with {@link NothingThere} where there is nothing, else the client then makes
   * the request itself.
   */
  take(token: string | null, url: string): Promise<unknown> | undefined;
}

/** The answer was 404; with its body, undefined if that was no JSON. */
export interface NothingThere {
  status: 404;
  body: unknown;
}

interface Early {
  at: number;
  body: Promise<unknown>;
}

/**
 * Prefetches what a page is sure to need while the page's own code is loading. Knows nothing of the
 * contract: the caller checks the answer.
 */
export class EarlyCalls implements EarlyAnswers {
  private readonly calls = new Map<string, Early>();
  private readonly token: string | null;
  private readonly maxAgeMs: number;

  /**
   * @param token null for a page without a session
   * @param maxAgeMs how long an answer may be used
   */
  constructor(token: string | null, maxAgeMs = HTTP_TIMEOUT_MS) {
    this.token = token;
    this.maxAgeMs = maxAgeMs;
  }

  /** Makes the request and keeps the answer for the client. */
  ask(url: string): Promise<unknown> {
    const body = fetchJson(url, this.token);
    // The caller sees a failure; there may be no caller, so avoid an unhandled rejection.
    body.catch(() => undefined);
    this.calls.set(url, { at: Date.now(), body });
    return body;
  }

  take(token: string | null, url: string): Promise<unknown> | undefined {
    const call = this.calls.get(url);
    this.calls.delete(url);
    const usable = token === this.token && call && Date.now() - call.at < this.maxAgeMs;
    return usable ? call.body : undefined;
  }
}

/**
 * The body of a GET, before there is an API client.
 * @throws where the answer is not a success; {@link NothingThere} if it is 404
 */
export async function fetchJson(url: string, token: string | null = null): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...(token !== null && { authorization: token }) },
    // Safari before 16 lacks it: nothing is asked early there.
    signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),
  });
  const { ok, status } = response;
  if (status === 404) {
    const body: unknown = await response.json().catch(() => undefined);
    throw Object.assign(new Error(), { status, body });
  }
  if (!ok) throw new Error(`${url} answered ${status}`);
  return response.json() as Promise<unknown>;
}
