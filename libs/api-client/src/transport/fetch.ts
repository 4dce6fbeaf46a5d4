import { timeLimit } from '@forecourt/platform';
import { NetworkError, TimeoutError } from '../http/errors.ts';
import { problemOf } from '../http/problem.ts';
import { readJson, type Transport, type TransportRequest } from './transport.ts';

/** Requests by `fetch`: the smallest transport, which cannot tell how far an upload is. */
export const fetchTransport: Transport = {
  async send(request) {
    const { answer, text } = await answerTo(request);
    const body = readJson(text);
    if (answer.ok) return body;
    throw problemOf(answer.status, body, answer.headers.get('retry-after'));
  },
};

/** The answer with all of its text: the time limit runs until its last byte. */
async function answerTo(request: TransportRequest): Promise<{ answer: Response; text: string }> {
  const { method, url, timeout, signal } = request;
  signal.throwIfAborted();
  const content = contentOf(request);
  const limit = timeLimit(timeout, signal);
  try {
    // Credentials stay as they are by default: without them a browser opens another connection, though
    // the page's own stands ready.
    const answer = await fetch(url, { ...content, method, signal: limit.signal });
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
  // A Blob brings its type along.
  if (data instanceof Blob) return { headers: { accept, ...headers }, body: data };
  if (data === undefined) return { headers: { accept, ...headers } };
  const type = { 'content-type': 'application/json' };
  return { headers: { accept, ...type, ...headers }, body: JSON.stringify(data) };
}
