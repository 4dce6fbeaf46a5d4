import type { AdditionCreate } from '@forecourt/contract';
import { json, type Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import { listUploads, reportOf } from '../../db/report.ts';
import { openSections } from '../../domain/addition.ts';
import { allDamages } from '../../domain/damages.ts';
import { newId } from '../../domain/id.ts';
import { providedOf } from '../../domain/provided.ts';
import { shownSections } from '../../domain/sections.ts';
import { notFound } from '../../http/problem.ts';
import type { SendParts } from '../../messaging/enqueue.ts';
import { queueMessage } from '../../messaging/queue.ts';
import type { Services } from '../../services.ts';
import { chooseCover } from '../capture/cover.ts';
import { findCustomisation } from '../partners/queries.ts';
import { assertOwnWords } from '../requests/ownWords.ts';
import { moveRequest } from '../requests/transition.ts';
import { type Asking, assertAskable, readAsking, shotsOf } from './asked.ts';

type Parts = SendParts & Pick<Services, 'keys' | 'realtime'>;

/**
 * Asks the customer of a locked request to add to their report: refuses photos, reopens the link and
 * queues the message. Wake `SEND_QUEUE` after the commit.
 *
 * @returns the addition's id
 * @throws Problem 409 unless the report is complete; 422 naming what cannot be asked for; as
 * `queueMessage` for what cannot be sent
 */
export async function askAddition(
  services: Parts,
  tx: Tx,
  request: Row<'requests'>,
  given: AdditionCreate,
  userId: string,
): Promise<string> {
  const asking = readAsking(given);
  const actor = { kind: 'STAFF', id: userId } as const;
  const moved = await moveRequest(services, tx, request, 'ASK_ADDITION', actor, {
    detail: asking.message,
  });
  await assertOwnWords(tx, request.partner_id, wordsOf(asking));
  const report = await reportOf(tx, request.id);
  const uploads = await listUploads(tx, report.id);
  const customisation = await findCustomisation(tx, request.partner_id, request.request_type);
  if (!customisation) throw notFound();
  assertAskable(given, {
    uploads,
    damages: allDamages(report),
    shown: shownSections(customisation),
  });
  const refused = new Set(asking.refused.map(({ id }) => id));
  const kept = uploads.filter(({ id }) => !refused.has(id));
  const shots = shotsOf(asking, uploads, providedOf({ request, report, uploads: kept }));
  const now = services.clock.now();
  const addition = {
    id: newId(now),
    partner_id: request.partner_id,
    request_id: request.id,
    message: asking.message,
    sections: json(asking.sections),
    shots: json(shots),
    damages: json(report.damage_locations),
    asked_by: userId,
    asked_at: now,
  };
  await tx.insertInto('additions').values(addition).execute();
  await refuse(tx, asking);
  await adopt(tx, report.id, addition.id, openSections({ sections: asking.sections, shots }));
  await chooseCover(tx, report.id);
  await queueMessage(services, tx, moved, { kind: 'STAFF', userId }, 'ADDITION');
  return addition.id;
}

function wordsOf({ message, refused }: Asking): Record<string, string | null> {
  const notes = refused.map(({ note }, index) => [`photos.${index}.note`, note] as const);
  return Object.fromEntries([['message', message], ...notes]) as Record<string, string | null>;
}

async function refuse(tx: Tx, { refused }: Asking): Promise<void> {
  for (const { id, reason, note } of refused) {
    await tx
      .updateTable('uploads')
      .set({ review_status: 'declined', refusal_reason: reason, refusal_note: note })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * What an earlier, cancelled addition left half-way may arrive with this one, where it opens the same
 * step: the phone goes on with it.
 */
async function adopt(
  tx: Tx,
  reportId: string,
  additionId: string,
  open: ReadonlySet<string>,
): Promise<void> {
  await tx
    .updateTable('uploads')
    .set({ addition_id: additionId })
    .where('report_id', '=', reportId)
    .where('state', '<>', 'PROCESSED')
    .where('deleted_at', 'is', null)
    .where('section', 'in', [...open])
    .execute();
}
