import { missingField } from '../../domain/errors.ts';
import { queueSizes } from '../../jobs/sizes.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { CUSTOMER, moveRequest } from '../requests/transition.ts';
import { assertOpen } from './link.ts';
import type { Subject } from './link.ts';
import { listUploads } from './uploads.ts';

/**
 * Submits the report. Safe to repeat.
 * @throws Problem 422 naming each upload that was announced but has not arrived
 */
export async function submitReport(
  services: Pick<Services, 'clock' | 'jobs' | 'realtime'>,
  tx: Tx,
  subject: Subject,
): Promise<void> {
  const { request, report } = subject;
  if (request.status !== 'COMPLETED') {
    assertOpen(subject);
    const missing = (await listUploads(tx, report.id)).filter(
      (upload) => upload.state !== 'PROCESSED',
    );
    if (missing.length > 0) {
      throw missingField(...missing.map(({ client_id, id }) => `uploads.${client_id ?? id}`));
    }
    await queueSizes(services, tx, report.id);
  }
  await moveRequest(services, tx, request, 'SUBMIT', CUSTOMER);
}
