import type { PrivacyCounts, Row } from '../../db/schema.ts';
import { oneOf } from '../../db/search.ts';
import type { Tx } from '../../db/database.ts';
import { sql } from 'kysely';
import type { Customer } from './customer.ts';

/** Every stored row about a customer, besides their requests. */
export interface Belongings {
  reports: Row<'reports'>[];
  uploads: Row<'uploads'>[];
  additions: Row<'additions'>[];
  /** What the damage detection found on their photos. */
  findings: Row<'damage_findings'>[];
  comments: Row<'comments'>[];
  tradeIns: Row<'trade_ins'>[];
  auctions: Row<'auctions'>[];
  bids: Row<'bids'>[];
  deals: Row<'deals'>[];
  claims: Row<'claims'>[];
  inspects: Row<'inspects'>[];
  /** Those of their requests, and those in which they are the buyer of another car. */
  threads: Row<'threads'>[];
  messages: Row<'messages'>[];
  /** Files of these conversations, those not sent yet included. */
  attachments: Row<'attachments'>[];
  outbox: Row<'outbox'>[];
  /** Where they are in batches of requests, those that sent nothing included. */
  batchRows: Row<'request_batch_rows'>[];
  events: Row<'request_events'>[];
}

/**
 * Reads all rows that belong to a customer's requests.
 * @param before limits messages that are matched only by address to those sent before this time
 */
export async function readBelongings(
  tx: Tx,
  customer: Customer,
  before: Date | null = null,
): Promise<Belongings> {
  const { partnerId, requests, emails, phones } = customer;
  const ids = requests.map(({ id }) => id);
  const addressed = sql<boolean>`(lower(recipient) = any(${emails}::text[])
    or recipient = any(${phones}::text[]))`;
  const reached = sql<boolean>`(lower(party_email) = any(${emails}::text[])
    or party_phone = any(${phones}::text[]))`;
  const of = <
    Table extends 'reports' | 'trade_ins' | 'claims' | 'inspects' | 'request_events' | 'additions',
  >(
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
  const messages = await tx
    .selectFrom('messages')
    .where(oneOf('thread_id', idsOf(threads)))
    .orderBy('thread_id')
    .orderBy('seq')
    .selectAll()
    .execute();
  return {
    reports,
    tradeIns,
    auctions,
    threads,
    uploads: await tx.selectFrom('uploads').where(inReports).selectAll().execute(),
    additions: (await of('additions')) as unknown as Row<'additions'>[],
    findings: await tx.selectFrom('damage_findings').where(inReports).selectAll().execute(),
    comments: await tx.selectFrom('comments').where(inReports).selectAll().execute(),
    bids: await tx.selectFrom('bids').where(inAuctions).selectAll().execute(),
    deals: await tx
      .selectFrom('deals')
      .where(oneOf('trade_in_id', idsOf(tradeIns)))
      .selectAll()
      .execute(),
    claims: (await of('claims')) as unknown as Row<'claims'>[],
    inspects: (await of('inspects')) as unknown as Row<'inspects'>[],
    messages,
    attachments: await tx
      .selectFrom('attachments')
      .where((eb) =>
        eb.or([
          oneOf('request_id', ids),
          oneOf('message_id', idsOf(messages)),
          oneOf('writer', idsOf(threads)),
        ]),
      )
      .orderBy('message_id')
      .orderBy('place')
      .selectAll()
      .execute(),
    outbox: await tx
      .selectFrom('outbox')
      .where('partner_id', '=', partnerId)
      .where((eb) =>
        eb.or([
          oneOf('request_id', ids),
          oneOf('about_request_id', ids),
          inAuctions,
          before ? eb.and([addressed, eb('inserted_at', '<', before)]) : addressed,
        ]),
      )
      .orderBy('inserted_at')
      .selectAll()
      .execute(),
    batchRows: await batchRowsOf(tx, customer, before),
    events: (await of('request_events')) as unknown as Row<'request_events'>[],
  };
}

/** Rows of batches by their request, number or address; numbers as they were in the file. */
function batchRowsOf(
  tx: Tx,
  { partnerId, requests, emails, phones }: Customer,
  before: Date | null,
): Promise<Row<'request_batch_rows'>[]> {
  const digits = phones.map((phone) => phone.replace(/\D/g, ''));
  const addressed = sql<boolean>`(lower(trim(request_batch_rows.email)) = any(${emails}::text[])
    or regexp_replace(request_batch_rows.phone, '\\D', '', 'g') = any(${digits}::text[]))`;
  return tx
    .selectFrom('request_batch_rows')
    .innerJoin('request_batches', 'request_batches.id', 'request_batch_rows.batch_id')
    .where('request_batch_rows.partner_id', '=', partnerId)
    .where((eb) =>
      eb.or([
        oneOf('request_batch_rows.request_id', idsOf(requests)),
        before ? eb.and([addressed, eb('request_batches.inserted_at', '<', before)]) : addressed,
      ]),
    )
    .selectAll('request_batch_rows')
    .execute();
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
