import type { FlowSettingsUpdate, SettingsUpdate } from '@forecourt/contract';
import { hasAddress } from '../../domain/foreignAddress.ts';
import type { Row } from '../../db/schema.ts';
import { settingsJsonColumns } from '../../db/tables/settings.ts';
import { foreignAddress, InvalidInput, invalidFormat } from '../../domain/errors.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import type { Change } from './changes.ts';
import { editFlow } from './flow.ts';
import { type Edit, editGeneral, editTheme } from './general.ts';
import { lockSettings, type SettingsRows } from './queries.ts';
import { type Publication, publishVersion, type Stored } from './versions.ts';

/** What to change of the settings. */
export type Wanted = Omit<SettingsUpdate, 'version'>;

/** All that an update changes, checked and not yet written. */
export interface SettingsEdit {
  values: Edit<'partners'>['values'];
  flows: { id: string; values: Edit<'customisations'>['values'] }[];
  changes: Change[];
}

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
  { version, ...wanted }: SettingsUpdate,
): Promise<void> {
  const now = await lockSettings(tx, partnerId, version);
  const edit = editSettings(now, wanted, services.config.smsCountries);
  await writeSettings(services, tx, now, { userId }, edit);
}

/**
 * What an update changes of the settings.
 *
 * @param offered the dial codes that the operator allows for text messages; null for any
 * @throws InvalidInput naming the field as in the body
 */
export function editSettings(
  { partner, flows }: Stored,
  update: Wanted,
  offered: readonly string[] | null,
): SettingsEdit {
  const general = editGeneral(partner, update.general ?? {}, offered);
  refuseAddresses(partner, update);
  const theme = editTheme(partner, update.theme ?? {});
  const edit: SettingsEdit = {
    values: { ...general.values, ...theme.values },
    flows: [],
    changes: [...general.changes, ...theme.changes],
  };
  const seen = new Set<string>();
  for (const [index, wanted] of (update.flows ?? []).entries()) {
    const row = flows.find((one) => one.flow === wanted.flow);
    if (!row || seen.has(wanted.flow))
      throw invalidFormat(`flows.${index}.flow`, 'a flow that the partner has, each once');
    seen.add(wanted.flow);
    const { values, changes } = editFlow(row, partner, wanted, `flows.${index}`);
    if (changes.length === 0) continue;
    edit.flows.push({ id: row.id, values });
    edit.changes.push(...changes);
  }
  return edit;
}

/** As {@link editSettings}, or the field by which the update does not fit the settings. */
export function fitted(
  settings: Stored,
  update: Wanted,
  offered: readonly string[] | null,
): { edit: SettingsEdit; field: null } | { edit: null; field: string } {
  try {
    return { edit: editSettings(settings, update, offered), field: null };
  } catch (error) {
    const field = error instanceof InvalidInput && error.errors[0]?.field;
    if (!field) throw error;
    return { edit: null, field };
  }
}

/** The rows as an edit leaves them. */
export function rowsWith(rows: SettingsRows, edit: SettingsEdit): SettingsRows {
  return {
    ...rows,
    partner: { ...rows.partner, ...parsed(edit.values) },
    flows: rows.flows.map((row) => {
      const own = edit.flows.find(({ id }) => id === row.id);
      return own ? { ...row, ...parsed(own.values) } : row;
    }),
  };
}

function parsed<Values extends object>(values: Values): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      settingsJsonColumns.has(name) && typeof value === 'string' ? JSON.parse(value) : value,
    ]),
  );
}

/** Publishes an edit as a new version; nothing is written when it changes nothing. */
export async function writeSettings(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  before: Stored,
  by: Publication,
  edit: SettingsEdit,
): Promise<void> {
  if (edit.changes.length === 0) return;
  for (const { id, values } of edit.flows) {
    await tx
      .updateTable('customisations')
      .set(values)
      .where('id', '=', id)
      .where('partner_id', '=', before.partner.id)
      .execute();
  }
  await publishVersion(services, tx, before, by, edit);
}

/** Of the public or sent texts, only these links on `content` may be addresses. */
const PAGES = new Set(['content.terms_url', 'content.privacy_url']);

/** @throws Problem 422 ADDRESS_NOT_ALLOWED naming the text, of a partner that is not verified */
function refuseAddresses({ verified_at }: Row<'partners'>, update: Wanted): void {
  if (verified_at !== null) return;
  const { partner_name, agent } = update.general ?? {};
  const texts: [field: string, text: string | null | undefined][] = [
    ['general.partner_name', partner_name],
    ['general.agent.public_name', agent?.public_name],
    ...(update.flows ?? []).flatMap((flow, index) =>
      textsOf(flow).flatMap(([name, text]): [string, string][] =>
        typeof text === 'string' && !PAGES.has(name) ? [[`flows.${index}.${name}`, text]] : [],
      ),
    ),
  ];
  const found = texts.find(([, text]) => text && hasAddress(text));
  if (found) throw foreignAddress(found[0]);
}

/** The texts of an update of a flow in every language, by their place in it. */
function textsOf({ content, translations = [] }: FlowSettingsUpdate): [string, unknown][] {
  const places = [
    ['content', content] as const,
    ...translations.map((one, index) => [`translations.${index}.content`, one.content] as const),
  ];
  return places.flatMap(([place, texts]) =>
    Object.entries(texts ?? {}).map(([name, text]): [string, unknown] => [
      `${place}.${name}`,
      text,
    ]),
  );
}
