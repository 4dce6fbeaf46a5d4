import { json, type Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import { reportOf } from '../../db/report.ts';
import {
  addedDamages,
  allDamages,
  markedDamages,
  ofMarked,
  wasRemoved,
  withoutAdded,
} from '../../domain/damages.ts';
import { invalidFormat } from '../../domain/errors.ts';
import type { Call } from '../../http/operation.ts';
import { partnersOf } from '../../http/principal.ts';
import { invalidTransition, notFound } from '../../http/problem.ts';
import { chooseCover } from '../capture/cover.ts';
import { queueFileRemoval } from '../privacy/removeFiles.ts';
import { lockOwn } from '../requests/lockOwn.ts';
import { addEvent } from '../requests/transition.ts';

type RemoveCall = Pick<
  Call<'removeDamage'>,
  'once' | 'params' | 'requirePartner' | 'services' | 'staff'
>;

/**
 * Takes a damage that staff added out of the report, with the photo that it came with; what the
 * detection found is open again, so that a mistake can be mended. Again changes nothing.
 *
 * @throws Problem 404 for another tenant's or an unknown damage, 409 when archived
 * @throws InvalidInput `damageId` for a damage that the customer marked
 */
export async function removeDamage(call: RemoveCall): Promise<void> {
  const { services, staff, params } = call;
  const { damageId: id } = params;
  await call.once(partnersOf(staff), async (tx) => {
    const request = await lockOwn(tx, call);
    const report = await reportOf(tx, request.id);
    if (wasRemoved(report, id)) return;
    const isThere = (damage: { id: string }) => damage.id === id;
    if (markedDamages(report).some(isThere))
      throw invalidFormat('damageId', 'the id of a damage that staff added');
    if (!addedDamages(report).some(isThere)) throw notFound();
    if (request.status === 'ARCHIVED') throw invalidTransition('The request is archived');
    const added_damages = json(withoutAdded(report, id));
    const left = allDamages(report).filter((damage) => !isThere(damage));
    await tx
      .updateTable('reports')
      .set({
        added_damages,
        damage_pins: json(ofMarked(left, report.damage_pins)),
        damage_edits: json(ofMarked(left, report.damage_edits)),
      })
      .where('id', '=', report.id)
      .execute();
    await queueFileRemoval(services, tx, await removePhoto(tx, report, id));
    await tx
      .updateTable('damage_findings')
      .set({ state: 'OPEN', damage_id: null })
      .where('report_id', '=', report.id)
      .where('damage_id', '=', id)
      .execute();
    await chooseCover(tx, report.id);
    const actor = { kind: 'STAFF', id: staff.userId } as const;
    await addEvent(tx, request, 'DAMAGE_REMOVED', actor, services.clock.now());
    await services.realtime.reportChanged(tx, request, 'DAMAGES');
  });
}

/** Of the damage's photos the row that accepting made: a photo that the customer sent is theirs. */
function removePhoto(
  tx: Tx,
  { id: reportId }: Row<'reports'>,
  damageId: string,
): Promise<Pick<Row<'uploads'>, 'storage_key'>[]> {
  return tx
    .deleteFrom('uploads')
    .where('report_id', '=', reportId)
    .where('damage_location_id', '=', damageId)
    .where('storage_key', 'in', (eb) =>
      eb
        .selectFrom('damage_findings')
        .innerJoin('uploads as found', 'found.id', 'damage_findings.upload_id')
        .where('damage_findings.damage_id', '=', damageId)
        .select('found.storage_key'),
    )
    .returning('storage_key')
    .execute();
}
