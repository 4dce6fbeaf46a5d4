import { randomUUID } from 'node:crypto';
import type { DamageFinding, DamageLocationAnswer, FindingAccept } from '@forecourt/contract';
import { json, type Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import { listUploads, reportOf } from '../../db/report.ts';
import { oneLine } from '../../domain/contact.ts';
import { shownScan } from '../../domain/damagePin.ts';
import { damagesOf, withAdded } from '../../domain/damages.ts';
import { missingField } from '../../domain/errors.ts';
import { newId } from '../../domain/id.ts';
import type { Call, Handlers } from '../../http/operation.ts';
import { partnersOf } from '../../http/principal.ts';
import { invalidTransition, notFound } from '../../http/problem.ts';
import { assertOwnWords } from '../requests/ownWords.ts';
import { lockOwn } from '../requests/lockOwn.ts';
import { addEvent } from '../requests/transition.ts';

export const handlers = {
  acceptFinding: (call) => call.once(partnersOf(call.staff), (tx) => accept(call, tx, call.body)),

  dismissFinding: (call) =>
    call.once(partnersOf(call.staff), async (tx) => {
      const { request, finding } = await locked(call, tx);
      if (finding.state === 'DISMISSED') return;
      if (finding.state === 'ACCEPTED') throw invalidTransition('Someone has accepted it');
      if (request.status === 'ARCHIVED') throw invalidTransition('The request is archived');
      await decide(call, tx, request, finding, { state: 'DISMISSED' });
    }),
} satisfies Handlers;

type FindingCall = Pick<
  Call<'acceptFinding' | 'dismissFinding'>,
  'params' | 'requirePartner' | 'services' | 'staff'
>;

/** What staff may still decide on: of photos that the report shows, the surest first. */
export async function listFindings(
  tx: Tx,
  reportId: string,
  uploads: readonly Row<'uploads'>[],
): Promise<DamageFinding[]> {
  const shown = new Set(
    uploads.flatMap(({ id, review_status: review }) => (review === 'declined' ? [] : [id])),
  );
  const rows = await tx
    .selectFrom('damage_findings')
    .where('report_id', '=', reportId)
    .where('state', '=', 'OPEN')
    .orderBy('confidence', 'desc')
    .orderBy('id')
    .select(['id', 'upload_id', 'part', 'kind', 'size', 'box', 'confidence'])
    .execute();
  return rows.filter(({ upload_id: id }) => shown.has(id));
}

/** @throws Problem as `acceptFinding` does */
async function accept(
  call: FindingCall,
  tx: Tx,
  given: FindingAccept,
): Promise<DamageLocationAnswer> {
  const { request, report, finding } = await locked(call, tx);
  const words = wordsOf(given);
  if (finding.state === 'DISMISSED') throw invalidTransition('Someone has dismissed it');
  if (finding.state === 'ACCEPTED') {
    const uploads = await listUploads(tx, report.id);
    const known = damagesOf(report, shownScan(uploads)).find(({ id }) => id === finding.damage_id);
    if (!known || !isSame(known, words)) throw invalidTransition('Someone has accepted it');
    return { damage_location: known };
  }
  if (request.status === 'ARCHIVED') throw invalidTransition('The request is archived');
  const { part = finding.part, kind = finding.kind, size = finding.size } = words;
  if (!part) throw missingField('part');
  const { description = null } = words;
  await assertOwnWords(tx, request.partner_id, { description });
  const id = newId(call.services.clock.now());
  const damage = { id, part, x: null, y: null, kind, size, description, pin: null };
  await tx
    .updateTable('reports')
    .set({ added_damages: json(withAdded(report, damage)) })
    .where('id', '=', report.id)
    .execute();
  await addPhoto(call, tx, finding, id);
  await decide(call, tx, request, finding, { state: 'ACCEPTED', damage_id: id });
  return { damage_location: damage };
}

function wordsOf({ description, ...words }: FindingAccept): FindingAccept {
  if (description === undefined) return words;
  return { ...words, description: oneLine(description ?? '') || null };
}

function isSame(damage: object, words: FindingAccept): boolean {
  const now = damage as Record<string, unknown>;
  return Object.entries(words).every(([name, value]) => now[name] === value);
}

/**
 * The finding of a request that is locked.
 * @throws Problem 404 for another tenant's and one on a photo that was refused, 403
 */
async function locked({ params, requirePartner }: FindingCall, tx: Tx) {
  const request = await lockOwn(tx, { params, requirePartner });
  const report = await reportOf(tx, request.id);
  const finding = await tx
    .selectFrom('damage_findings')
    .innerJoin('uploads', 'uploads.id', 'damage_findings.upload_id')
    .where('damage_findings.id', '=', params.findingId)
    .where('damage_findings.report_id', '=', report.id)
    .where('uploads.deleted_at', 'is', null)
    .where('uploads.review_status', 'is distinct from', 'declined')
    .selectAll('damage_findings')
    .executeTakeFirst();
  if (!finding) throw notFound();
  return { request, report, finding };
}

/** The photo once more, as that of the damage: it stays what it is in its own section. */
async function addPhoto(
  { services }: FindingCall,
  tx: Tx,
  finding: Row<'damage_findings'>,
  damageId: string,
): Promise<void> {
  const now = services.clock.now();
  const photo = await tx
    .selectFrom('uploads')
    .where('id', '=', finding.upload_id)
    .select(['partner_id', 'report_id', 'filetype', 'state', 'storage_key'])
    .select(['bytes', 'width', 'height', 'taken_at', 'plate'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('uploads')
    .values({
      ...photo,
      plate: photo.plate && json(photo.plate),
      client_id: randomUUID(),
      section: 'damage_locations',
      damage_location_id: damageId,
      inserted_at: now,
      searched_at: now,
    })
    .execute();
}

async function decide(
  { services, staff }: FindingCall,
  tx: Tx,
  request: Row<'requests'>,
  { id }: Pick<Row<'damage_findings'>, 'id'>,
  decision: { state: 'ACCEPTED'; damage_id: string } | { state: 'DISMISSED' },
): Promise<void> {
  await tx.updateTable('damage_findings').set(decision).where('id', '=', id).execute();
  const actor = { kind: 'STAFF', id: staff.userId } as const;
  await addEvent(tx, request, `FINDING_${decision.state}`, actor, services.clock.now());
  await services.realtime.reportChanged(tx, request, 'DAMAGES');
}
