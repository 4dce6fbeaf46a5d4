import { additionSteps } from '@forecourt/contract';
import { json, type Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import type { StoredShot } from '../../db/tables/additions.ts';
import { listUploads, reportOf } from '../../db/report.ts';
import { providedOf } from '../../domain/provided.ts';
import { invalidTransition, notFound } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { chooseCover } from '../capture/cover.ts';
import { addEvent, announce, moveRequest, type Actor } from '../requests/transition.ts';
import { closeAddition } from './close.ts';

type Parts = Pick<Services, 'clock' | 'jobs' | 'realtime'>;

/**
 * Cancels an addition of a locked request: the report is complete again, with what has come. Refused
 * photos that nothing has replaced count again. Again is harmless.
 * @throws Problem 409 when the customer has sent it, or the request is archived
 */
export async function cancelAddition(
  services: Parts,
  tx: Tx,
  request: Row<'requests'>,
  addition: Row<'additions'>,
  actor: Actor,
): Promise<void> {
  if (addition.state === 'CANCELLED') return;
  if (addition.state === 'COMPLETED') throw invalidTransition('The customer has sent it');
  await moveRequest(services, tx, request, 'CANCEL_ADDITION', actor);
  const unanswered = await unansweredShots(tx, request, addition);
  await accept(
    tx,
    request,
    unanswered.flatMap(({ refused }) => (refused ? [refused.id] : [])),
  );
  await closeAddition(services, tx, addition, { state: 'CANCELLED' });
}

/**
 * Takes one refusal of an open addition back; if nothing else is asked for, the addition is cancelled.
 * Again is harmless.
 * @throws Problem 404 for a photo that it did not refuse, 409 once a new photo has replaced it or the
 * addition is closed
 */
export async function takeBackRefusal(
  services: Parts,
  tx: Tx,
  request: Row<'requests'>,
  addition: Row<'additions'>,
  { photoId, actor }: { photoId: number; actor: Actor },
): Promise<void> {
  const shot = addition.shots.find(({ refused }) => refused?.id === photoId);
  if (!shot) return assertAccepted(tx, request, photoId);
  if (addition.state !== 'OPEN') throw invalidTransition('It is closed');
  if (request.status === 'ARCHIVED') throw invalidTransition('The request is archived');
  const unanswered = await unansweredShots(tx, request, addition);
  if (!unanswered.includes(shot)) throw invalidTransition('A new photo has replaced it');
  const shots = addition.shots.filter((one) => one !== shot);
  await tx
    .updateTable('additions')
    .set({ shots: json(shots) })
    .where('id', '=', addition.id)
    .execute();
  await accept(tx, request, [photoId]);
  await addEvent(tx, request, 'REFUSAL_TAKEN_BACK', actor, services.clock.now());
  if (shots.length === 0 && addition.sections.length === 0) {
    await cancelAddition(services, tx, request, { ...addition, shots }, actor);
  } else {
    await announce(services.realtime, tx, request);
  }
}

/** The photos asked for that have not come. */
async function unansweredShots(
  tx: Tx,
  request: Row<'requests'>,
  addition: Row<'additions'>,
): Promise<StoredShot[]> {
  const report = await reportOf(tx, request.id);
  const uploads = await listUploads(tx, report.id);
  return additionSteps<StoredShot>(addition, providedOf({ request, report, uploads }))
    .flatMap(({ shots }) => shots)
    .flatMap(({ shot, isThere }) => (isThere ? [] : [shot]));
}

/** Lets refused photos count again. */
async function accept(tx: Tx, request: Row<'requests'>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('uploads')
    .set({ review_status: null, refusal_reason: null, refusal_note: null })
    .where('id', 'in', ids)
    .execute();
  await chooseCover(tx, (await reportOf(tx, request.id)).id);
}

/** @throws Problem 404 unless the photo is one of the request's that is not refused */
async function assertAccepted(tx: Tx, request: Row<'requests'>, photoId: number): Promise<void> {
  const report = await reportOf(tx, request.id);
  const photo = (await listUploads(tx, report.id)).find(({ id }) => id === photoId);
  if (!photo || photo.review_status === 'declined') throw notFound();
}
