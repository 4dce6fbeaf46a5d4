import { defaultFlow } from '@forecourt/contract';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { Socket } from 'phoenix';
import type { Channel } from 'phoenix';
import { logSettings } from '../../http/redact.ts';
import type { SocketAccess, SocketIdentity } from '../access.ts';
import { createRealtime } from '../create.ts';
import type { RealtimeLimits } from '../limits.ts';

/** A server with only the socket; users and the bus are in memory. */
export interface SocketServer {
  app: FastifyInstance;
  port: number;
  /** Tokens by session id; delete one to revoke it. */
  tokens: Map<string, SocketIdentity>;
  /** Partner ids by user id. */
  members: Map<string, Set<string>>;
  bus: MemoryBus;
  stop(): Promise<void>;
}

/** Replaces LISTEN/NOTIFY between nodes of one process. */
export class MemoryBus {
  private readonly nodes = new Set<{ onPayload: (payload: string) => void; onGap?: () => void }>();

  listen = async (_channel: string, onPayload: (payload: string) => void, onGap?: () => void) => {
    const node = { onPayload, onGap };
    this.nodes.add(node);
    return async () => void this.nodes.delete(node);
  };

  notify(message: unknown): void {
    for (const node of this.nodes) node.onPayload(JSON.stringify(message));
  }

  lose(): void {
    for (const node of this.nodes) node.onGap?.();
  }
}

export async function startSocketServer(
  options: {
    limits?: Partial<RealtimeLimits>;
    origins?: readonly string[];
    bus?: MemoryBus;
    secret?: string;
    logLine?: (line: string) => void;
  } = {},
): Promise<SocketServer> {
  const tokens = new Map([
    ['anna-token', { sessionId: 'anna-session', userId: 'anna' }],
    ['bert-token', { sessionId: 'bert-session', userId: 'bert' }],
  ]);
  const members = new Map([
    ['anna', new Set(['northgate', 'harbour'])],
    ['bert', new Set(['summit'])],
  ]);
  const bus = options.bus ?? new MemoryBus();
  const access: SocketAccess = {
    authenticate: async (token) => tokens.get(token) ?? null,
    isMember: async (identity, partnerId) => members.get(identity.userId)?.has(partnerId) ?? false,
    maySeeAuction: async (identity, auctionId) =>
      identity.link === undefined && members.get(identity.userId)?.has(auctionId) === true,
    liveSessions: async (ids) => {
      const live = new Set([...tokens.values()].map((identity) => identity.sessionId));
      return new Set(ids.filter((id) => live.has(id)));
    },
  };
  const { logLine } = options;
  const app = Fastify({
    forceCloseConnections: true,
    logger: logLine ? { ...logSettings('trace'), stream: { write: logLine } } : false,
  });
  let port = 0;
  const realtime = createRealtime({
    access,
    listen: bus.listen,
    loadRequest: async (partnerId, requestId) => ({
      id: requestId,
      partner_id: partnerId,
      request_type: defaultFlow,
    }),
    loadAuction: async (auctionId) => () => ({ auction_id: auctionId }),
    loadThread: async (partnerId, threadId) => ({ id: threadId, partner_id: partnerId }),
    secret: options.secret ?? 'a secret that all nodes share, long enough',
    address: () => `http://127.0.0.1:${port}`,
    onError: (error) => {
      throw error;
    },
    limits: options.limits,
    origins: options.origins,
  });
  await realtime.register(app);
  await realtime.start();
  await app.listen({ port, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
  return {
    app,
    port,
    tokens,
    members,
    bus,
    async stop() {
      await app.close();
      await realtime.close();
    },
  };
}

export type TransportName = 'websocket' | 'longpoll';

/** The real `phoenix` client on one of its two transports. */
export function connect(port: number, token: string, transport: TransportName): Socket {
  const socket = new Socket(`ws://127.0.0.1:${port}/socket`, {
    params: { token },
    transport: transport === 'websocket' ? globalThis.WebSocket : longPollTransport(),
    reconnectAfterMs: () => 50,
    rejoinAfterMs: () => 50,
  });
  socket.connect();
  return socket;
}

/** The answer to joining a partner's topic. */
export const JOINED = ['ok', {}];

/** Ends only what hangs: the client's own limit is shorter. */
const JOIN_LIMIT_MS = 60_000;

/** Joins and resolves with `['ok' | 'error' | 'timeout', response]`. */
export function join(channel: Channel): Promise<[string, unknown]> {
  return new Promise((resolve) => {
    channel
      .join(JOIN_LIMIT_MS)
      .receive('ok', (response: unknown) => resolve(['ok', response]))
      .receive('error', (response: unknown) => resolve(['error', response]))
      .receive('timeout', () => resolve(['timeout', null]));
  });
}

/** The next event of that name on the channel. */
export function nextEvent(channel: Channel, event: string): Promise<unknown> {
  return new Promise((resolve) => {
    const ref = channel.on(event, (payload: unknown) => {
      channel.off(event, ref);
      resolve(payload);
    });
  });
}

function longPollTransport(): new (endpoint: string) => object {
  // the package exports LongPoll, but its type declarations do not
  const anySocket = new Socket('/none') as unknown as {
    getLongPollTransport(): new (endpoint: string) => object;
  };
  return anySocket.getLongPollTransport();
}
