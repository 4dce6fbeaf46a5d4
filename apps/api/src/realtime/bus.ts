import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Visit } from './presence.ts';
import type { ReportPart } from './types.ts';

/**
 * A message from one node to all nodes, including itself. It contains only ids: PostgreSQL limits a
 * notification to 8 kB, and each node reads what its listeners may see.
 */
export type BusMessage =
  | { kind: 'request_status'; partnerId: string; requestId: string; selfService: boolean }
  | { kind: 'thread_status'; partnerId: string; threadId: string }
  | {
      kind: 'report_changed';
      partnerId: string;
      requestId: string;
      requestType: string;
      part: ReportPart;
    }
  | { kind: 'request_erased'; partnerId: string; requestId: string; requestType: string }
  | ({ kind: 'presence' } & Visit)
  | { kind: 'notified'; partnerId: string; userIds: readonly string[] }
  | { kind: 'auction'; auctionId: string; staffOnly?: boolean; notDealers?: boolean }
  | { kind: 'session_revoked'; sessionId: string };

/** The channel's name in the database. */
export const BUS_CHANNEL = 'forecourt_events';

/**
 * Receives notifications of a channel until the returned function is called. `onGap` is called
 * when some may have been missed, as after a lost connection.
 */
export type Listen = (
  channel: string,
  onPayload: (payload: string) => void,
  onGap?: () => void,
) => Promise<() => Promise<void>>;

/**
 * Notifies all nodes. The database delivers the message when `tx` commits, and never when it rolls
 * back.
 */
export async function publish(tx: Tx, message: BusMessage): Promise<void> {
  await sql`select pg_notify(${BUS_CHANNEL}, ${JSON.stringify(message)})`.execute(tx);
}

/** Parses a notification; null when it is not one of ours. */
export function readMessage(payload: string): BusMessage | null {
  try {
    const value = JSON.parse(payload) as BusMessage | null;
    return typeof value?.kind === 'string' ? value : null;
  } catch {
    return null;
  }
}
