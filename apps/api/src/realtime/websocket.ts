import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SocketIdentity } from './access.ts';
import { ChannelConnection, CLOSE } from './connection.ts';
import { isAllowedOrigin } from './origin.ts';
import type { SocketServices } from './socketServices.ts';

/** The query parameters of a socket. */
export interface SocketQuery {
  token?: string | string[];
  vsn?: string | string[];
}

const identities = new WeakMap<FastifyRequest, SocketIdentity>();

/** Serves `/socket/websocket`. Expects @fastify/websocket to be registered on `app`. */
export function serveWebsocket(app: FastifyInstance, services: SocketServices): void {
  const { hub, rules, limits } = services;

  app.get<{ Querystring: SocketQuery }>(
    '/socket/websocket',
    {
      websocket: true,
      preValidation: (request, reply) => admit(request, reply, services),
    },
    (socket, request) => {
      const identity = identities.get(request);
      if (!identity) return socket.close(CLOSE.forbidden, 'forbidden');
      const connection = new ChannelConnection(
        identity,
        hub,
        rules,
        {
          send(text) {
            if (socket.bufferedAmount > limits.maxBacklogBytes) {
              // the client is too slow: it reconnects and refetches
              return connection.end(CLOSE.restart, 'too slow');
            }
            socket.send(text);
          },
          close(code, reason) {
            socket.close(code, reason);
            // do not wait forever for a peer's closing handshake
            setTimeout(() => socket.terminate(), 2000).unref();
          },
        },
        limits,
      );
      const idle = setTimeout(() => connection.end(CLOSE.goingAway, 'idle'), limits.idleMs);
      idle.unref();
      socket.on('message', (data: Buffer, isBinary: boolean) => {
        idle.refresh();
        if (isBinary) return connection.end(CLOSE.unsupported, 'text frames only');
        void connection.receive(data.toString('utf8'));
      });
      socket.on('close', () => {
        clearTimeout(idle);
        connection.end(CLOSE.goingAway, 'closed');
      });
      // ws answers broken or oversized frames with its own close code
      socket.on('error', (error) => request.log.debug({ err: error }, 'websocket error'));
    },
  );
}

async function admit(
  request: FastifyRequest<{ Querystring: SocketQuery }>,
  reply: FastifyReply,
  services: SocketServices,
): Promise<void> {
  if (!isAllowedOrigin(request.headers, services.origins)) return refuse(reply, 403);
  const token = first(request.query.token);
  if (!speaksVersion2(request.query.vsn) || !token) return refuse(reply, 403);
  const identity = await services.access.authenticate(token);
  if (!identity) return refuse(reply, 403);
  if (services.hub.countOf(identity.sessionId) >= services.limits.socketsPerSession) {
    return refuse(reply, 429);
  }
  identities.set(request, identity);
}

async function refuse(reply: FastifyReply, status: number): Promise<void> {
  // after a refused upgrade the connection cannot be reused
  await reply.code(status).headers({ 'content-type': 'text/plain', connection: 'close' }).send('');
}

/** Only version 2 of the channels protocol is spoken here. */
export function speaksVersion2(vsn: string | string[] | undefined): boolean {
  return /^2\.\d+\.\d+$/.test(first(vsn) ?? '');
}

/** The first value of a query parameter that may be repeated. */
export function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
