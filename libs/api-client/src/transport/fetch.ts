import { observeDate, steadyClock, timeLimit } from '@forecourt/platform';
import { NetworkError, TimeoutError } from '../http/errors.ts';
import { problemOf } from '../http/problem.ts';
import { readJson, type Transport, type TransportRequest } from './transport.ts';

/** Requests by `fetch`: the smallest transport, without upload progress. */
export const fetchTransport: Transport = {
  async send(request) {
    const { answer, text } = await answerTo(request);
    const body = readJson(text);
    if (answer.ok) return body;
    throw problemOf(answer.status, body, answer.headers.get('retry-after'));
  },
};

/** The response with all of its text: the time limit covers its last byte. */
async function answerTo(request: TransportRequest): Promise<{ answer: Response; text: string }> {
  const { method, url, timeout, signal } = request;
  signal.throwIfAborted();
  const content = contentOf(request);
  const limit = timeLimit(timeout, signal);
  const sentAt = steadyClock.now();
  try {
    // Credentials keep their default: with `omit`, a browser opens another connection instead of
    // reusing the page's open one.
    const answer = await fetch(url, { ...content, method, signal: limit.signal });
    observeDate(answer.headers.get('date'), sentAt);
    return { answer, text: await answer.text() };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (limit.isOver()) throw new TimeoutError(timeout);
    throw new NetworkError((error as Error).message, { cause: error });
  } finally {
    limit.end();
  }
}

function contentOf({ headers, data }: TransportRequest): Pick<RequestInit, 'headers' | 'body'> {
  const accept = 'application/json';
  // A Blob has its own content type; the caller names that of other bytes.
  if (data instanceof Blob || data instanceof ArrayBuffer)
    return { headers: { accept, ...headers }, body: data };
  if (data === undefined) return { headers: { accept, ...headers } };
  const type = { 'content-type': 'application/json' };
  return { headers: { accept, ...type, ...headers }, body: JSON.stringify(data) };
}
