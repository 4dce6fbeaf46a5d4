import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CLOSE } from './connection.ts';
import { forwardToOwner, type LongpollAnswer } from './longpollForward.ts';
import { PollSession } from './pollSession.ts';
import { createSeal } from './seal.ts';
import type { SocketServices } from './socketServices.ts';
import { first, speaksVersion2 } from './websocket.ts';
import type { SocketQuery } from './websocket.ts';

const PATH = '/socket/longpoll';
const GONE: LongpollAnswer = { status: 410, token: null, messages: [] };

/** Serves `/socket/longpoll` (GET polls, POST pushes), in the protocol of the `phoenix` client. */
export function serveLongpoll(app: FastifyInstance, services: SocketServices): void {
  const sessions = new Map<string, PollSession>();
  const { seal, open } = createSeal(services.node.secret);

  app.addContentTypeParser(
    'application/x-ndjson',
    { parseAs: 'string', bodyLimit: services.limits.maxBatchBytes },
    (_request, body, done) => done(null, body),
  );
  app.setErrorHandler((error, request, reply) => {
    request.log.warn({ err: error }, 'long-poll failed');
    return reply.code(200).send({ status: 500, token: null, messages: [] });
  });

  async function openSession(request: FastifyRequest<{ Querystring: SocketQuery }>) {
    const authToken = first(request.query.token);
    if (!authToken || !speaksVersion2(request.query.vsn)) return { ...GONE, status: 403 };
    const identity = await services.access.authenticate(authToken);
    if (!identity) return { ...GONE, status: 403 };
    if (services.hub.countOf(identity.sessionId) >= services.limits.socketsPerSession) {
      return { ...GONE, status: 500 };
    }
    const id = randomBytes(16).toString('base64url');
    sessions.set(id, new PollSession(identity, services, () => sessions.delete(id)));
    const token = seal({ node: services.node.id, address: services.node.address(), session: id });
    return { status: 410, token, messages: [] };
  }

  /** Finds the session here; otherwise answers with its node's response, or that it is gone. */
  async function find(
    request: FastifyRequest<{ Querystring: SocketQuery }>,
    reply: FastifyReply,
    token: string,
  ): Promise<PollSession | LongpollAnswer> {
    const ticket = open(token);
    if (!ticket) return GONE;
    if (ticket.node === services.node.id) return sessions.get(ticket.session) ?? GONE;
    return (await forwardToOwner(request, reply, ticket.address, PATH, token)) ?? GONE;
  }

  app.get<{ Querystring: SocketQuery }>(PATH, async (request, reply) => {
    const token = sessionToken(request);
    if (!token) return openSession(request);
    const session = await find(request, reply, token);
    if (!(session instanceof PollSession)) return session;
    const answer = await session.poll();
    if (answer.messages.length > 0) restoreIfLost(reply, session, answer.messages);
    // a stopping server waits for its connections, and this one is no longer needed
    if (answer.status === 410) reply.header('connection', 'close');
    return { ...answer, token: answer.status === 410 ? null : token };
  });

  app.post<{ Querystring: SocketQuery; Body: string }>(PATH, async (request, reply) => {
    const token = sessionToken(request);
    if (!token) return GONE;
    const session = await find(request, reply, token);
    if (!(session instanceof PollSession)) return session;
    session.touch();
    for (const line of request.body.split('\n')) {
      if (Buffer.byteLength(line) > services.limits.maxFrameBytes) {
        session.connection.end(CLOSE.malformed, 'frame too large');
      }
      if (!(await session.connection.receive(line))) return { ...GONE, status: 400 };
    }
    return { status: 200, token, messages: [] };
  });
}

/**
 * The session's token: in a separate header from newer clients, else the last `token` of the query,
 * because the first one is the socket's own parameter.
 */
function sessionToken(request: FastifyRequest<{ Querystring: SocketQuery }>): string | undefined {
  const header = first(request.headers['x-phoenix-longpoll-token']);
  if (header) return header;
  const { token } = request.query;
  return Array.isArray(token) && token.length > 1 ? token.at(-1) || undefined : undefined;
}

function restoreIfLost(reply: FastifyReply, session: PollSession, messages: string[]): void {
  const { raw } = reply;
  if (raw.destroyed) return session.restore(messages);
  raw.once('close', () => {
    if (!raw.writableFinished) session.restore(messages);
  });
}
