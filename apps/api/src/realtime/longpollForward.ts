import type { FastifyReply, FastifyRequest } from 'fastify';

/** The JSON of every long-poll response; the HTTP status is always 200. */
export interface LongpollAnswer {
  status: number;
  token: string | null;
  messages: string[];
}

const FORWARDED = 'x-forecourt-forwarded';
/** Longer than a poll is held. */
const TIMEOUT_MS = 15_000;

/**
 * Forwards a long-poll request to the node that holds its session.
 * @returns that node's response, or null when the node is unreachable or no longer has the session
 */
export async function forwardToOwner(
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  path: string,
  token: string,
): Promise<LongpollAnswer | null> {
  // prevents a loop between two nodes that both do not have the session
  if (request.headers[FORWARDED]) return null;
  const aborted = new AbortController();
  const abort = (): void => aborted.abort();
  reply.raw.once('close', abort);
  try {
    const answer = await fetch(new URL(path, address), {
      method: request.method,
      headers: {
        accept: 'application/json',
        'x-phoenix-longpoll-token': token,
        [FORWARDED]: '1',
        ...(request.method === 'POST' ? { 'content-type': 'application/x-ndjson' } : {}),
      },
      ...(request.method === 'POST' ? { body: request.body as string } : {}),
      redirect: 'error',
      signal: AbortSignal.any([aborted.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    return answer.ok ? ((await answer.json()) as LongpollAnswer) : null;
  } catch {
    return null;
  } finally {
    reply.raw.off('close', abort);
  }
}
