import type { SocketAccess, SocketIdentity } from './access.ts';
import { BUS_CHANNEL, readMessage } from './bus.ts';
import type { BusMessage, Listen } from './bus.ts';
import { CLOSE } from './connection.ts';
import type { Hub } from './hub.ts';
import type { RealtimeLimits } from './limits.ts';
import type { Place, Presence } from './presence.ts';

/** Reads a request for listeners of its partner's topic; null when it was deleted. */
export type LoadRequest = (
  partnerId: string,
  requestId: string,
) => Promise<Record<string, unknown> | null>;

/** Like `LoadRequest`, for a thread. */
export type LoadThread = (
  partnerId: string,
  threadId: string,
) => Promise<Record<string, unknown> | null>;

/** The current view of an auction for each listener; null when it was deleted. */
export type LoadAuction = (
  auctionId: string,
  listeners: readonly SocketIdentity[],
) => Promise<((identity: SocketIdentity) => Record<string, unknown> | null) | null>;

export interface Dispatcher {
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface DispatcherOptions {
  hub: Hub;
  presence: Presence;
  listen: Listen;
  access: Pick<SocketAccess, 'liveSessions'>;
  loadRequest: LoadRequest;
  loadAuction: LoadAuction;
  loadThread: LoadThread;
  limits: Pick<RealtimeLimits, 'recheckMs' | 'sweepMs'>;
  onError(error: unknown): void;
}

type AuctionMessage = Extract<BusMessage, { kind: 'auction' }>;

/** Turns messages from the bus into events for this node's sockets, in the same order. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { hub, presence, listen, access, limits, onError } = options;
  const { loadRequest, loadThread, loadAuction } = options;
  let work: Promise<void> = Promise.resolve();
  let recheck: NodeJS.Timeout | undefined;
  let sweep: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;

  async function deliver(message: BusMessage): Promise<void> {
    if (message.kind === 'session_revoked') {
      return hub.closeSession(message.sessionId, CLOSE.forbidden, 'forbidden');
    }
    if (message.kind === 'auction') return deliverAuction(message);
    if (message.kind === 'presence') {
      if (presence.take(message, Date.now())) tellPresence(message);
      return;
    }
    const topic = `partners:${message.partnerId}`;
    if (!hub.hasListeners(topic)) return;
    if (message.kind === 'notified') {
      const payload = { partner_id: message.partnerId };
      const isFor = ({ userId }: SocketIdentity) => message.userIds.includes(userId);
      return hub.broadcastEach(topic, 'notified', (one) => (isFor(one) ? payload : null));
    }
    if (message.kind === 'report_changed') {
      const { requestId: request_id, requestType: request_type, part } = message;
      return hub.broadcast(topic, 'report_changed', { request_id, request_type, part });
    }
    if (message.kind === 'request_erased') {
      const { requestId: request_id, requestType: request_type } = message;
      return hub.broadcast(topic, 'request_erased', { request_id, request_type });
    }
    if (message.kind === 'thread_status') {
      const thread = await loadThread(message.partnerId, message.threadId);
      return thread ? hub.broadcast(topic, 'thread_status', { thread }) : undefined;
    }
    const request = await loadRequest(message.partnerId, message.requestId);
    if (!request) return;
    hub.broadcast(topic, 'request_status', {
      request_type: request.request_type,
      self_service: message.selfService,
      request,
    });
  }

  /** Only to who has the report open. */
  function tellPresence({ partnerId, requestId }: Place): void {
    const people = presence.in({ partnerId, requestId });
    const payload = { request_id: requestId, people };
    const isThere = ({ userId }: SocketIdentity) => people.some(({ id }) => id === userId);
    const topic = `partners:${partnerId}`;
    hub.broadcastEach(topic, 'presence', (one) => (isThere(one) ? payload : null));
  }

  /**
   * Bids come in bursts, and each event contains the current state, so that one waiting event per
   * auction is enough.
   */
  const waiting = new Set<string>();
  const nameOf = ({ auctionId, staffOnly, notDealers }: AuctionMessage) =>
    `${auctionId}${staffOnly ? ' staff' : ''}${notDealers ? ' not dealers' : ''}`;
  async function deliverAuction(message: AuctionMessage): Promise<void> {
    const { auctionId, staffOnly, notDealers } = message;
    waiting.delete(nameOf(message));
    const topic = `auctions:${auctionId}`;
    const isFor = ({ link }: SocketIdentity) =>
      !link || !(staffOnly || (notDealers && link.as === 'DEALER'));
    const listeners = hub.listenersOf(topic).filter(isFor);
    if (listeners.length === 0) return;
    const view = await loadAuction(auctionId, listeners);
    if (!view) return closeLinks(listeners);
    hub.broadcastEach(topic, 'auction', (one) => (isFor(one) ? view(one) : null));
  }

  /** The auction was deleted, so links to it no longer have a purpose. */
  function closeLinks(listeners: readonly SocketIdentity[]): void {
    for (const { link, sessionId } of listeners) {
      if (link) hub.closeSession(sessionId, CLOSE.forbidden, 'forbidden');
    }
  }

  /** Expired sessions and ended memberships send no event, so they are polled. */
  async function closeDead(): Promise<void> {
    const open = hub.sessionIds;
    if (open.length === 0) return;
    const live = await access.liveSessions(open);
    for (const id of open) {
      if (!live.has(id)) hub.closeSession(id, CLOSE.forbidden, 'forbidden');
    }
  }

  return {
    async start() {
      stopListening = await listen(
        BUS_CHANNEL,
        (payload) => {
          const message = readMessage(payload);
          if (message?.kind === 'auction') {
            if (waiting.has(message.auctionId) || waiting.has(nameOf(message))) return;
            waiting.add(nameOf(message));
          }
          if (message) work = work.then(() => deliver(message)).catch(onError);
        },
        // clients refetch when they reconnect, so that they get what they missed
        () => hub.closeAll(CLOSE.restart, 'events missed'),
      );
      recheck = setInterval(() => void closeDead().catch(onError), limits.recheckMs);
      recheck.unref();
      sweep = setInterval(() => presence.sweep(Date.now()).forEach(tellPresence), limits.sweepMs);
      sweep.unref();
    },
    async stop() {
      clearInterval(recheck);
      clearInterval(sweep);
      await stopListening?.();
      await work;
    },
  };
}
