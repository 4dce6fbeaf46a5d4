import { timeLimit } from '@forecourt/platform';
import { NetworkError, TimeoutError } from './errors.ts';
import type { Exchange } from './exchange.ts';
import { problemOf } from './problem.ts';

/** Requests by the browser's own `fetch`: a page that makes two calls need not load axios for them. */
export const fetchExchange: Exchange = async (request) => {
  const { method, url, headers, data, timeout, signal } = request;
  signal.throwIfAborted();
  const limit = timeLimit(timeout, signal);
  try {
    const answer = await fetch(url, {
      ...{ method, credentials: 'omit', signal: limit.signal },
      headers: {
        accept: 'application/json',
        ...(data !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: data === undefined ? undefined : JSON.stringify(data),
    });
    const body = readJson(await answer.text());
    if (answer.ok) return body;
    throw problemOf(answer.status, body, answer.headers.get('retry-after'));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (limit.isOver()) throw new TimeoutError(timeout);
    if (!(error instanceof TypeError)) throw error;
    throw new NetworkError(error.message, { cause: error });
  } finally {
    limit.end();
  }
};

/** A body that is no JSON is undefined: the check of the answer says what is wrong. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
