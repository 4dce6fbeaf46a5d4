import type { SettingsUpdate } from '@forecourt/contract';
import { hasAddress } from '../../domain/foreignAddress.ts';
import type { Row } from '../../db/schema.ts';
import { foreignAddress, invalidFormat } from '../../domain/errors.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { recordChanges } from './changes.ts';
import { editFlow } from './flow.ts';
import { editGeneral, editTheme } from './general.ts';
import { lockSettings, writePartner } from './queries.ts';

/**
 * Writes the whole update or nothing, in `tx`. An update without changes keeps the version.
 *
 * @throws Problem 409 STALE_SETTINGS, or 422 naming the field
 */
export async function updateSettings(
  services: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  partnerId: string,
  userId: string,
  update: SettingsUpdate,
): Promise<void> {
  const { partner, flows } = await lockSettings(tx, partnerId, update.version);
  const general = editGeneral(partner, update.general ?? {}, services.config.smsCountries);
  refuseAddresses(partner, update);
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

/** Of the public or sent texts, only these links on `content` may be addresses. */
const PAGES = new Set(['terms_url', 'privacy_url']);

/** @throws Problem 422 ADDRESS_NOT_ALLOWED naming the text, of a partner that is not verified */
function refuseAddresses({ verified_at }: Row<'partners'>, update: SettingsUpdate): void {
  if (verified_at !== null) return;
  const { partner_name, agent } = update.general ?? {};
  const texts: [field: string, text: string | null | undefined][] = [
    ['general.partner_name', partner_name],
    ['general.agent.public_name', agent?.public_name],
    ...(update.flows ?? []).flatMap(({ content = {} }, index) =>
      Object.entries(content).flatMap(([name, text]): [string, string][] =>
        typeof text === 'string' && !PAGES.has(name)
          ? [[`flows.${index}.content.${name}`, text]]
          : [],
      ),
    ),
  ];
  const found = texts.find(([, text]) => text && hasAddress(text));
  if (found) throw foreignAddress(found[0]);
}
