import type { CorrectedDetails, DetailChange, SeenDetails } from '@forecourt/contract';
import {
  changesOf,
  correctionsOf,
  detailsOf,
  overruled,
  withChanges,
  without,
} from '../../domain/details.ts';
import { json, type Row } from '../../db/schema.ts';
import { reportOf } from '../../db/report.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { mergeCar } from '../capture/mergeCar.ts';
import { mileageToStore } from '../capture/mileage.ts';
import { findRequest } from '../requests/queries.ts';
import { addEvent, announce, CUSTOMER, type Actor } from '../requests/transition.ts';

type Parts = Pick<Services, 'clock' | 'realtime'>;

interface Subject {
  request: Row<'requests'>;
  report: Row<'reports'>;
}

/**
 * Stores what staff correct of a request that is locked in `tx`, keeps what stood there before, and
 * says so in the timeline, a line for each value. Nothing happens where everything is right already.
 *
 * @param userId who corrects it
 * @throws InvalidInput naming details.mileage where no odometer counts so far
 */
export async function storeCorrection(
  { clock, realtime }: Parts,
  tx: Tx,
  { request, report }: Subject,
  given: CorrectedDetails,
  userId: string,
): Promise<void> {
  const before = detailsOf({ request, report });
  const condition = await mileageToStore(tx, { request, report }, given, 'details.mileage');
  const details = { ...given, ...condition };
  const changes = changesOf(before, details);
  if (changes.length === 0) return;
  const now = clock.now();
  const { name, phone, email, postcode, mileage: _mileage, mileage_unit: _unit, ...rest } = details;
  const { claim_number, policy_number, date_of_loss, ...car } = rest;
  const corrections = withChanges(correctionsOf(request), changes, userId, now);
  await tx
    .updateTable('requests')
    .set({
      ...present({ name, phone, email, claim_number, policy_number, date_of_loss }),
      corrections: json(corrections),
      updated_at: now,
    })
    .where('id', '=', request.id)
    .execute();
  const { columns, stored } = mergeCar(report, present(car), condition);
  await tx
    .updateTable('reports')
    .set({
      ...columns,
      car: json(stored),
      info: json({ ...report.info, ...present({ postcode }) }),
      updated_at: now,
    })
    .where('id', '=', report.id)
    .execute();
  await tell(tx, request, changes, { kind: 'STAFF', id: userId }, now);
  await announce(realtime, tx, request);
}

/**
 * Ends the corrections of values that the customer has just given anew, and says so in the timeline.
 *
 * @param before the rows before their answer
 */
export async function yieldToCustomer(
  { clock, realtime }: Parts,
  tx: Tx,
  before: Subject,
): Promise<void> {
  const known = correctionsOf(before.request);
  if (Object.keys(known).length === 0) return;
  const request = await findRequest(tx, before.request.id);
  if (!request) return;
  const after = { request, report: await reportOf(tx, request.id) };
  const changes = overruled(known, detailsOf(before), detailsOf(after));
  if (changes.length === 0) return;
  await tx
    .updateTable('requests')
    .set({ corrections: json(without(known, changes)) })
    .where('id', '=', request.id)
    .execute();
  await tell(tx, request, changes, CUSTOMER, clock.now());
  await announce(realtime, tx, request);
}

async function tell(
  tx: Tx,
  request: Row<'requests'>,
  changes: readonly DetailChange[],
  actor: Actor,
  at: Date,
): Promise<void> {
  for (const change of changes) {
    await addEvent(tx, request, 'DETAILS_CORRECTED', actor, at, { change });
  }
}

/** Only the members that are there. */
function present<T extends SeenDetails>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
