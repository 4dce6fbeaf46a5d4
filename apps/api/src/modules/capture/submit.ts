import {
  additionSteps,
  type CaptureSubmit,
  missingSections,
  type Provided,
  type SectionName,
} from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { closeAddition } from '../additions/close.ts';
import { missingField } from '../../domain/errors.ts';
import { providedOf } from '../../domain/provided.ts';
import { requiredSections } from '../../domain/sections.ts';
import { queueFindings } from '../../jobs/findings.ts';
import { queueSizes } from '../../jobs/sizes.ts';
import type { Tx } from '../../db/database.ts';
import { listUploads } from '../../db/report.ts';
import type { Services } from '../../services.ts';
import { notFound } from '../../http/problem.ts';
import { notifyConcerned } from '../notifications/notifyConcerned.ts';
import { findCustomisation } from '../partners/queries.ts';
import { CUSTOMER, moveRequest } from '../requests/transition.ts';
import { assertOpen } from './link.ts';
import type { Subject } from './link.ts';
import { cleanText } from './text.ts';

/**
 * Submits the report, or what was asked for in addition to it. Safe to repeat.
 * @throws Problem 422 naming each upload that was announced but has not arrived, and each required
 * section or step of the addition that is not complete, unless the customer says why
 */
export async function submitReport(
  services: Pick<Services, 'clock' | 'detector' | 'jobs' | 'realtime'>,
  tx: Tx,
  subject: Subject,
  { reason: given }: CaptureSubmit = {},
): Promise<void> {
  const { request, report } = subject;
  if (request.status === 'COMPLETED') {
    await moveRequest(services, tx, request, 'SUBMIT', CUSTOMER);
    return;
  }
  assertOpen(subject);
  const uploads = await listUploads(tx, report.id);
  // those of an earlier, cancelled addition may never arrive
  const unfinished = uploads.filter(
    ({ state, addition_id: with_ }) =>
      state !== 'PROCESSED' && with_ === (subject.addition?.id ?? null),
  );
  if (unfinished.length > 0) {
    throw missingField(...unfinished.map(({ client_id, id }) => `uploads.${client_id ?? id}`));
  }
  const customisation = await findCustomisation(tx, request.partner_id, request.request_type);
  if (!customisation) throw notFound();
  const provided = providedOf({ request, report, uploads });
  const lacking = missingSections(requiredSections(customisation), provided);
  const missing = subject.addition ? openSteps(subject.addition, provided) : lacking;
  const reason = missing.length > 0 ? cleanText(given ?? '') : null;
  if (missing.length > 0 && !reason) {
    throw missingField(...missing.map((name) => `sections.${name}`));
  }
  // an addition leaves the reason of the first sending as it is, unless it gives another
  const lacks = subject.addition ? (reason ?? report.missing_reason) : reason;
  await tx
    .updateTable('reports')
    .set({ missing_reason: lacks })
    .where('id', '=', report.id)
    .execute();
  await queueSizes(services, tx, report.id);
  await queueFindings(services, tx, report.id);
  if (!subject.addition) {
    await moveRequest(services, tx, request, 'SUBMIT', CUSTOMER, { detail: reason });
    await notifyConcerned(services, tx, { kind: 'REPORT_COMPLETED', requestId: request.id });
    return;
  }
  await closeAddition(services, tx, subject.addition, { state: 'COMPLETED', reason });
  await moveRequest(services, tx, request, 'SUBMIT_ADDITION', CUSTOMER, { detail: reason });
  await notifyConcerned(services, tx, { kind: 'ADDITION_COMPLETED', requestId: request.id });
}

function openSteps(addition: Row<'additions'>, provided: Provided): SectionName[] {
  return additionSteps(addition, provided)
    .filter(({ isDone }) => !isDone)
    .map(({ section }) => section);
}
