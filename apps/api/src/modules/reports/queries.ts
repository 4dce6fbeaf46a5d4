import { flows, sells } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { hasDealers } from '../../db/hasDealers.ts';
import { notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import { reportOf } from '../../db/report.ts';
import { saleOf, type Sale } from '../../db/sold.ts';
import { logoColumns, type LogoRow } from '../../domain/logo.ts';

/** The report of a request with the related rows that its views need. */
export interface ReportRows {
  request: Row<'requests'>;
  report: Row<'reports'>;
  uploads: Row<'uploads'>[];
  partner: Pick<Row<'partners'>, 'id' | 'name' | 'theme' | 'locales' | 'distance_unit'> &
    LogoRow & { has_dealers: boolean };
  customisation: Row<'customisations'> | undefined;
  /** Number of the claim's or inspection's status; null for a trade-in. */
  conclusion: number | null;
  /** While the owner's yes to an offer stands. */
  sale: Sale | undefined;
}

/** @throws Problem 404 when the transaction does not see the request. */
export async function loadReport(tx: Tx, requestId: string): Promise<ReportRows> {
  const request = await tx
    .selectFrom('requests')
    .where('id', '=', requestId)
    .selectAll()
    .executeTakeFirst();
  if (!request) throw notFound();
  const report = await reportOf(tx, requestId);
  const uploads = await tx
    .selectFrom('uploads')
    .where('report_id', '=', report.id)
    .where('state', '<>', 'CREATED')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .selectAll()
    .execute();
  const partner = await tx
    .selectFrom('partners')
    .where('id', '=', request.partner_id)
    .select(['id', 'name', 'theme', 'locales', 'distance_unit', ...logoColumns])
    .select(hasDealers.as('has_dealers'))
    .executeTakeFirstOrThrow();
  const customisation = await tx
    .selectFrom('customisations')
    .where('partner_id', '=', request.partner_id)
    .where('flow', '=', request.request_type)
    .selectAll()
    .executeTakeFirst();
  const conclusion = await findConclusion(tx, request);
  const sale = sells(request.request_type) ? await saleOf(tx, requestId) : undefined;
  return { request, report, uploads, partner, customisation, conclusion, sale };
}

async function findConclusion(tx: Tx, request: Row<'requests'>): Promise<number | null> {
  switch (flows[request.request_type].subject) {
    case 'trade_in':
      return null;
    case 'claim':
      return (await findClaim(tx, request.id))?.status ?? null;
    case 'inspect':
      return (await findInspect(tx, request.id))?.status ?? null;
  }
}

/** The dealer the customer chose, or undefined. */
export function findDealer(tx: Tx, id: string): Promise<Row<'dealers'> | undefined> {
  return tx.selectFrom('dealers').where('id', '=', id).selectAll().executeTakeFirst();
}

/** The thread between staff and the seller of a report, or undefined. */
export function findSellerThread(tx: Tx, requestId: string): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('threads')
    .where('lead_id', '=', requestId)
    .where('initiator', 'in', ['AGENT_SELLER', 'SELLER_AGENT'])
    .orderBy('inserted_at')
    .select('id')
    .executeTakeFirst();
}

export function findClaim(tx: Tx, requestId: string): Promise<Row<'claims'> | undefined> {
  return tx.selectFrom('claims').where('request_id', '=', requestId).selectAll().executeTakeFirst();
}

export function findInspect(tx: Tx, requestId: string): Promise<Row<'inspects'> | undefined> {
  return tx
    .selectFrom('inspects')
    .where('request_id', '=', requestId)
    .selectAll()
    .executeTakeFirst();
}
