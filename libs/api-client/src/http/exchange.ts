import { timeLimit } from '@forecourt/platform';
import { NetworkError, TimeoutError } from './errors.ts';
import { problemOf } from './problem.ts';

/** One request, as it goes over the wire. */
export interface ExchangeRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** A Blob is sent as it is, everything else as JSON; nothing is sent for undefined. */
  data: unknown;
  /** In milliseconds; 0 is no limit. */
  timeout: number;
  signal: AbortSignal;
}

/**
 * Makes one request and gives its answer's body; undefined where it is empty or no JSON, since the
 * check of the answer says what is wrong. Every failure comes out typed, and an abort as it was given.
 *
 * @throws ApiError; or the signal's reason
 */
export async function exchange(request: ExchangeRequest): Promise<unknown> {
  const { answer, text } = await answerTo(request);
  const body = readJson(text);
  if (answer.ok) return body;
  throw problemOf(answer.status, body, answer.headers.get('retry-after'));
}

/** The answer when all of it is there: the time runs until its last byte. */
async function answerTo(request: ExchangeRequest): Promise<{ answer: Response; text: string }> {
  const { method, url, timeout, signal } = request;
  signal.throwIfAborted();
  const sent = contentOf(request);
  const limit = timeLimit(timeout, signal);
  try {
    // Credentials stay as they are by default: without them a browser opens another connection, though
    // the page's own stands ready.
    const answer = await fetch(url, { ...sent, method, signal: limit.signal });
    return { answer, text: await answer.text() };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (limit.isOver()) throw new TimeoutError(timeout);
    throw new NetworkError((error as Error).message, { cause: error });
  } finally {
    limit.end();
  }
}

function contentOf({ headers, data }: ExchangeRequest): Pick<RequestInit, 'headers' | 'body'> {
  const accept = 'application/json';
  // A Blob brings its type along.
  if (data instanceof Blob) return { headers: { accept, ...headers }, body: data };
  if (data === undefined) return { headers: { accept, ...headers } };
  const type = { 'content-type': 'application/json' };
  return { headers: { accept, ...type, ...headers }, body: JSON.stringify(data) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
