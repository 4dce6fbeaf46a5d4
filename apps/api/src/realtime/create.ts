import { randomBytes } from 'node:crypto';
import type { SocketAccess } from './access.ts';
import { publish } from './bus.ts';
import type { Listen } from './bus.ts';
import { createDispatcher } from './dispatcher.ts';
import type { LoadAuction, LoadRequest, LoadThread } from './dispatcher.ts';
import { Hub } from './hub.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { RealtimeLimits } from './limits.ts';
import { socketPlugin } from './plugin.ts';
import { Presence } from './presence.ts';
import type { Realtime } from './types.ts';

export interface RealtimeOptions {
  access: SocketAccess;
  listen: Listen;
  loadRequest: LoadRequest;
  loadAuction: LoadAuction;
  loadThread: LoadThread;
  /** Origins whose pages may open a socket, besides the server's own. */
  origins?: readonly string[];
  /** Key material shared by all nodes. */
  secret: string | Buffer;
  /** Base URL at which the other nodes reach this one; called once the server listens. */
  address(): string;
  onError(error: unknown): void;
  limits?: Partial<RealtimeLimits>;
}

/** Creates this node's part of the realtime channels. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { access, origins = [] } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const hub = new Hub();
  const presence = new Presence();
  const dispatcher = createDispatcher({ ...options, hub, presence, limits });
  const node = {
    id: randomBytes(8).toString('base64url'),
    address: options.address,
    secret: options.secret,
  };
  const rules = [
    { prefix: 'partners', mayJoin: access.isMember.bind(access) },
    { prefix: 'auctions', mayJoin: access.maySeeAuction.bind(access) },
  ];
  return {
    requestChanged: (tx, change) => publish(tx, { kind: 'request_status', ...change }),
    threadChanged: (tx, change) => publish(tx, { kind: 'thread_status', ...change }),
    reportChanged: (tx, { id, partner_id, request_type }, part) =>
      publish(tx, {
        kind: 'report_changed',
        partnerId: partner_id,
        requestId: id,
        requestType: request_type,
        part,
      }),
    requestErased: (tx, { id, partner_id, request_type }) =>
      publish(tx, {
        kind: 'request_erased',
        partnerId: partner_id,
        requestId: id,
        requestType: request_type,
      }),
    visited: (tx, visit) => publish(tx, { kind: 'presence', ...visit }),
    presentIn: (place) => presence.in(place),
    notified: (tx, to) => publish(tx, { kind: 'notified', ...to }),
    auctionChanged: (tx, auctionId, { dealers } = { dealers: true }) =>
      publish(tx, { kind: 'auction', auctionId, ...(dealers ? {} : { notDealers: true }) }),
    auctionMessagesChanged: (tx, auctionId) =>
      publish(tx, { kind: 'auction', auctionId, staffOnly: true }),
    sessionRevoked: (tx, sessionId) => publish(tx, { kind: 'session_revoked', sessionId }),
    openSockets: () => hub.openSockets,
    async register(app) {
      await app.register((scope) =>
        socketPlugin(scope, { access, hub, rules, limits, origins, node }),
      );
    },
    start: () => dispatcher.start(),
    close: () => dispatcher.stop(),
  };
}
