import type { FastifyInstance } from 'fastify';
import type { Tx } from '../db/database.ts';

/** A request that is new or whose status changed. */
export interface RequestChange {
  partnerId: string;
  requestId: string;
  /** Whether the customer made the request on the invite page. */
  selfService: boolean;
}

/** A thread with a new message, or another read status. */
export interface ThreadChange {
  partnerId: string;
  threadId: string;
}

/** A report of which something beside its status changed. */
export interface ChangedReport {
  id: string;
  partner_id: string;
  request_type: string;
}

/** What of it; the contract's ReportChangedEvent. */
export type ReportPart = 'CONCLUSION' | 'OFFER' | 'AUCTION' | 'COMMENTS';

/**
 * Phoenix channels V2 (websocket and long-poll) and the fan-out between nodes.
 *
 * Announcements take the transaction that causes them: they go out when it commits, and never
 * when it rolls back. Only ids travel; each node reads what its listeners may know.
 */
export interface Realtime {
  /** Sends `request_status` to everybody on `partners:{partnerId}`, on every node. */
  requestChanged(tx: Tx, change: RequestChange): Promise<void>;
  /** Sends `thread_status` to everybody on `partners:{partnerId}`, on every node. */
  threadChanged(tx: Tx, change: ThreadChange): Promise<void>;
  /** Sends `report_changed` to everybody on the partner's topic, on every node. */
  reportChanged(tx: Tx, request: ChangedReport, part: ReportPart): Promise<void>;
  /** Sends `request_erased` to everybody on the partner's topic, on every node. */
  requestErased(tx: Tx, request: ChangedReport): Promise<void>;
  /** Sends `auction` to everybody on `auctions:{auctionId}`, each what they may know. */
  auctionChanged(tx: Tx, auctionId: string): Promise<void>;
  /** The same to staff alone: how the messages to the dealers fare is nobody else's. */
  auctionMessagesChanged(tx: Tx, auctionId: string): Promise<void>;
  /** Closes every socket that was opened with this session, on every node. */
  sessionRevoked(tx: Tx, sessionId: string): Promise<void>;
  /** Adds the routes below `/socket`. */
  register(app: FastifyInstance): Promise<void>;
  /** Begins to receive what the nodes tell each other. */
  start(): Promise<void>;
  /** Stops receiving; sockets close with the HTTP server. */
  close(): Promise<void>;
}
