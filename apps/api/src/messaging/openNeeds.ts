import { additionNeeds, additionSteps } from '@forecourt/contract';
import { findOpenAddition } from '../db/openAddition.ts';
import type { Row } from '../db/schema.ts';
import { providedOf } from '../domain/provided.ts';
import type { Tx } from '../db/database.ts';
import { listUploads, reportOf } from '../db/report.ts';
import type { AdditionAsked } from './additionTexts.ts';

/** What a customer is asked for in addition and has not sent yet; null without an open addition. */
export async function openNeeds(
  tx: Tx,
  request: Pick<Row<'requests'>, 'id' | 'name' | 'info'>,
): Promise<AdditionAsked | null> {
  const addition = await findOpenAddition(tx, request.id);
  if (!addition) return null;
  const report = await reportOf(tx, request.id);
  const uploads = await listUploads(tx, report.id);
  const steps = additionSteps(addition, providedOf({ request, report, uploads }));
  return { ...additionNeeds(steps), message: addition.message };
}
