import { type CaptureConclusion, type CaptureDealer, flows } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { findOpenAddition } from '../../db/openAddition.ts';
import { notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import { listUploads, reportOf } from '../../db/report.ts';
import { customersConclusion } from '../claims/presenter.ts';
import { findAgent, findCustomisation } from '../partners/queries.ts';
import type { CustomisationRow } from '../partners/queries.ts';
import { findDealerToChoose } from './dealers.ts';
import type { Subject } from './link.ts';

/** The rows behind a customer's report. */
export interface CaptureRows extends Omit<Subject, 'link'> {
  customisation: CustomisationRow;
  uploads: Row<'uploads'>[];
  /** Who sent the request, if they still work for the partner. */
  agent?: Pick<Row<'users'>, 'name' | 'email'>;
  /** The chosen dealer, if it still exists. */
  dealer?: CaptureDealer;
  /** When they asked for a new link, if they have since this one was last used. */
  askedAt: Date | null;
  /** Only the one that the request's flow leads to is set. */
  tradeIn?: Pick<Row<'trade_ins'>, 'expected_price_cents'>;
  claim?: Pick<Row<'claims'>, 'claim_type' | 'damage_description'>;
  inspect?: Pick<Row<'inspects'>, 'driver_name' | 'driver_email' | 'driver_phone'>;
  /** What they were told of the conclusion. */
  conclusion: CaptureConclusion | undefined;
}

/** Reads a customer's current report. @throws Problem 404 when it no longer exists */
export async function readCapture(tx: Tx, requestId: string): Promise<CaptureRows> {
  const request = await tx
    .selectFrom('requests')
    .where('id', '=', requestId)
    .selectAll()
    .executeTakeFirst();
  if (!request) throw notFound();
  const customisation = await findCustomisation(tx, request.partner_id, request.request_type);
  if (!customisation) throw notFound();
  const report = await reportOf(tx, requestId);
  const uploads = await listUploads(tx, report.id);
  const addition = await findOpenAddition(tx, request.id);
  const agent = request.agent_id
    ? await findAgent(tx, request.partner_id, request.agent_id)
    : undefined;
  const { dealer_id: chosen } = report.info;
  const dealer =
    typeof chosen === 'string'
      ? await findDealerToChoose(tx, request.partner_id, chosen)
      : undefined;
  return {
    request,
    report,
    customisation,
    uploads,
    addition,
    agent,
    dealer,
    askedAt: await findAsked(tx, request),
    conclusion: await customersConclusion(tx, request, report),
    ...(await readSubject(tx, request)),
  };
}

/** When the customer asked for a new link since this one was last used; null when they did not. */
export async function findAsked(
  tx: Tx,
  request: Pick<Row<'requests'>, 'id' | 'last_activity_at'>,
): Promise<Date | null> {
  const asked = await tx
    .selectFrom('request_events')
    .where('request_id', '=', request.id)
    .where('type', '=', 'LINK_ASKED')
    .where('inserted_at', '>=', request.last_activity_at)
    .orderBy('id', 'desc')
    .limit(1)
    .select('inserted_at')
    .executeTakeFirst();
  return asked?.inserted_at ?? null;
}

async function readSubject(
  tx: Tx,
  { id, request_type: flow }: Row<'requests'>,
): Promise<Pick<CaptureRows, 'tradeIn' | 'claim' | 'inspect'>> {
  switch (flows[flow].subject) {
    case 'trade_in':
      return {
        tradeIn: await tx
          .selectFrom('trade_ins')
          .where('request_id', '=', id)
          .select('expected_price_cents')
          .executeTakeFirst(),
      };
    case 'claim':
      return {
        claim: await tx
          .selectFrom('claims')
          .where('request_id', '=', id)
          .select(['claim_type', 'damage_description'])
          .executeTakeFirst(),
      };
    case 'inspect':
      return {
        inspect: await tx
          .selectFrom('inspects')
          .where('request_id', '=', id)
          .select(['driver_name', 'driver_email', 'driver_phone'])
          .executeTakeFirst(),
      };
  }
}
