import type { FastifyInstance } from 'fastify';
import type { Tx } from '../db/database.ts';
import type { Place, Present, Visit } from './presence.ts';

/** A request that is new or whose status changed. */
export interface RequestChange {
  partnerId: string;
  requestId: string;
  /** Whether the customer made the request on the invite page. */
  selfService: boolean;
}

/** A thread with a new message, or with a changed read status. */
export interface ThreadChange {
  partnerId: string;
  threadId: string;
}

/** Users whose notifications of a partner changed. */
export interface NotifiedUsers {
  partnerId: string;
  userIds: readonly string[];
}

/** A report with a change besides its status. */
export interface ChangedReport {
  id: string;
  partner_id: string;
  request_type: string;
}

/** The part that changed; the contract's ReportChangedEvent. */
export type ReportPart = 'CONCLUSION' | 'OFFER' | 'AUCTION' | 'COMMENTS' | 'DAMAGES' | 'PHOTOS';

/**
 * Phoenix channels V2 (websocket and long-poll), with distribution across nodes.
 *
 * Announcements take the transaction that causes them: they are sent when it commits, and never
 * when it rolls back. Only ids are sent between nodes; each node reads what its listeners may see.
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
  /** Tells every node that a window has a report open, or leaves it. */
  visited(tx: Tx, visit: Visit): Promise<void>;
  /** Who has a report open, as far as this node has heard. */
  presentIn(place: Place): Present[];
  /** Sends `notified` to these users alone, on the partner's topic, on every node. */
  notified(tx: Tx, to: NotifiedUsers): Promise<void>;
  /**
   * Sends `auction` to everybody on `auctions:{auctionId}`, each with their own view. Without dealers
   * for a sealed bid: not even that there is one more may reach them.
   */
  auctionChanged(tx: Tx, auctionId: string, to?: { dealers: boolean }): Promise<void>;
  /**
   * Like `auctionChanged`, but only to staff: others must not see the delivery of messages to
   * dealers.
   */
  auctionMessagesChanged(tx: Tx, auctionId: string): Promise<void>;
  /** Closes every socket that was opened with this session, on every node. */
  sessionRevoked(tx: Tx, sessionId: string): Promise<void>;
  /** How many sockets this node has open, by either transport. */
  openSockets(): number;
  /** Adds the routes below `/socket`. */
  register(app: FastifyInstance): Promise<void>;
  /** Starts listening to the other nodes' messages. */
  start(): Promise<void>;
  /** Stops receiving; sockets close with the HTTP server. */
  close(): Promise<void>;
}
