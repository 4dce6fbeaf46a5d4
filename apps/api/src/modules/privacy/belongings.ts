import type { PrivacyCounts, Row } from '../../db/schema.ts';
import { oneOf } from '../../db/search.ts';
import type { Tx } from '../../db/database.ts';
import { sql } from 'kysely';
import type { Customer } from './customer.ts';

/** Every stored row about a customer, besides their requests. */
export interface Belongings {
  reports: Row<'reports'>[];
  uploads: Row<'uploads'>[];
  comments: Row<'comments'>[];
  tradeIns: Row<'trade_ins'>[];
  auctions: Row<'auctions'>[];
  bids: Row<'bids'>[];
  claims: Row<'claims'>[];
  inspects: Row<'inspects'>[];
  /** Those of their requests, and those in which they are the buyer of another car. */
  threads: Row<'threads'>[];
  messages: Row<'messages'>[];
  outbox: Row<'outbox'>[];
  events: Row<'request_events'>[];
}

/**
 * Reads all rows that belong to a customer's requests.
 * @param before limits messages that are matched only by address to those sent before this time
 */
export async function readBelongings(
  tx: Tx,
  { partnerId, requests, emails, phones }: Customer,
  before: Date | null = null,
): Promise<Belongings> {
  const ids = requests.map(({ id }) => id);
  const addressed = sql<boolean>`(lower(recipient) = any(${emails}::text[])
    or recipient = any(${phones}::text[]))`;
  const reached = sql<boolean>`(lower(party_email) = any(${emails}::text[])
    or party_phone = any(${phones}::text[]))`;
  const of = <Table extends 'reports' | 'trade_ins' | 'claims' | 'inspects' | 'request_events'>(
    table: Table,
  ) =>
    tx
      .selectFrom(table as 'reports')
      .where(oneOf('request_id', ids))
      .selectAll()
      .execute();
  const reports = await of('reports');
  const tradeIns = (await of('trade_ins')) as unknown as Row<'trade_ins'>[];
  const inReports = oneOf('report_id', idsOf(reports));
  const auctions = await tx
    .selectFrom('auctions')
    .where(oneOf('trade_in_id', idsOf(tradeIns)))
    .selectAll()
    .execute();
  const inAuctions = oneOf('auction_id', idsOf(auctions));
  const threads = await tx
    .selectFrom('threads')
    .where('partner_id', '=', partnerId)
    .where((eb) =>
      eb.or([
        oneOf('lead_id', ids),
        before ? eb.and([reached, eb('last_message_at', '<', before)]) : reached,
      ]),
    )
    .selectAll()
    .execute();
  return {
    reports,
    tradeIns,
    auctions,
    threads,
    uploads: await tx.selectFrom('uploads').where(inReports).selectAll().execute(),
    comments: await tx.selectFrom('comments').where(inReports).selectAll().execute(),
    bids: await tx.selectFrom('bids').where(inAuctions).selectAll().execute(),
    claims: (await of('claims')) as unknown as Row<'claims'>[],
    inspects: (await of('inspects')) as unknown as Row<'inspects'>[],
    messages: await tx
      .selectFrom('messages')
      .where(oneOf('thread_id', idsOf(threads)))
      .orderBy('thread_id')
      .orderBy('seq')
      .selectAll()
      .execute(),
    outbox: await tx
      .selectFrom('outbox')
      .where('partner_id', '=', partnerId)
      .where((eb) =>
        eb.or([
          ...[oneOf('request_id', ids), oneOf('about_request_id', ids), inAuctions],
          before ? eb.and([addressed, eb('inserted_at', '<', before)]) : addressed,
        ]),
      )
      .orderBy('inserted_at')
      .selectAll()
      .execute(),
    events: (await of('request_events')) as unknown as Row<'request_events'>[],
  };
}

/** The number of rows of each kind. */
export function countsOf({ requests }: Customer, rows: Belongings): PrivacyCounts {
  const uploads = rows.uploads.filter(({ deleted_at }) => deleted_at === null);
  return {
    requests: requests.length,
    photos: uploads.filter(({ filetype }) => filetype === 'image').length,
    scans: uploads.filter(({ filetype }) => filetype === 'video').length,
    messages: rows.messages.length,
    comments: rows.comments.length,
    auctions: rows.auctions.length,
    offers: rows.bids.length,
    sent: rows.outbox.length,
    events: rows.events.length,
  };
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
