import type { SettingsUpdate } from '@forecourt/contract';
import { invalidFormat } from '../../http/problem.ts';
import type { Services, Tx } from '../../services.ts';
import { recordChanges } from './changes.ts';
import { editFlow } from './flow.ts';
import { editGeneral, editTheme } from './general.ts';
import { lockSettings, writePartner } from './queries.ts';

/**
 * Writes all that the update names, or nothing, in `tx`. One that changes nothing leaves the version.
 *
 * @throws Problem 409 STALE_SETTINGS, or 422 naming the field
 */
export async function updateSettings(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  partnerId: string,
  userId: string,
  update: SettingsUpdate,
): Promise<void> {
  const { partner, flows } = await lockSettings(tx, partnerId, update.version);
  const general = editGeneral(partner, update.general ?? {});
  const theme = editTheme(partner, update.theme ?? {});
  const changes = [...general.changes, ...theme.changes];
  const seen = new Set<string>();
  for (const [index, wanted] of (update.flows ?? []).entries()) {
    const row = flows.find((one) => one.flow === wanted.flow);
    if (!row || seen.has(wanted.flow)) throw invalidFormat(`flows.${index}.flow`);
    seen.add(wanted.flow);
    const edit = editFlow(row, wanted, `flows.${index}`);
    if (edit.changes.length === 0) continue;
    changes.push(...edit.changes);
    await tx
      .updateTable('customisations')
      .set(edit.values)
      .where('id', '=', row.id)
      .where('partner_id', '=', partnerId)
      .execute();
  }
  if (changes.length === 0) return;
  await writePartner(services, tx, partner, userId, { ...general.values, ...theme.values });
  await recordChanges(services, tx, partnerId, userId, changes);
}
