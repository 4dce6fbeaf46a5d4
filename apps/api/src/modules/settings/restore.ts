import { isDeepStrictEqual } from 'node:util';
import { sectionNames } from '@forecourt/contract';
import type {
  Answer,
  FlowSettingsUpdate,
  GeneralUpdate,
  KeptSetting,
  Settings,
} from '@forecourt/contract';
import type { Tx } from '../../db/database.ts';
import { json, type Row, type SettingsSnapshot } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { storedLocales } from '../../domain/locale.ts';
import { localeOfTexts, storedTexts } from '../../domain/ownTexts.ts';
import { imageColumns } from './images.ts';
import { contentOf, presentSettings } from './presenter.ts';
import { assertVersion, lockSettings, type SettingsRows } from './queries.ts';
import { editSettings, fitted, writeSettings, type Wanted } from './update.ts';
import { readVersion, type Stored } from './versions.ts';

/** The settings as they were in a version, and what of it can't be restored. */
export function presentThen(
  now: SettingsRows,
  version: Row<'settings_versions'>,
  offered: readonly string[] | null,
): Answer<'getSettingsVersion'> {
  const then = rowsThen(now, version.snapshot);
  const partner = {
    ...then.partner,
    settings_version: version.version,
    settings_changed_at: version.inserted_at,
  };
  const { translations } = now;
  return {
    settings: presentSettings(
      { partner, changedBy: version.actor_name, flows: then.flows, translations },
      offered,
    ),
    kept: planRestore(now, version.snapshot, offered).kept,
  };
}

/**
 * Publishes the values of an earlier version as a new one, in `tx`. What can't be restored stays, and
 * a version that equals the current one changes nothing.
 *
 * @param seen the version that the editor saw
 * @throws Problem 409 STALE_SETTINGS, or 404 when the version is not kept
 */
export async function restoreSettings(
  services: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  { partnerId, userId, number, seen }: Restore,
): Promise<void> {
  const offered = services.config.smsCountries;
  const now = await lockSettings(tx, partnerId, undefined);
  const version = await readVersion(tx, partnerId, number);
  if (await isDone(tx, now.partner, { partnerId, userId, number, seen })) return;
  assertVersion(now.partner, seen);
  const { wanted } = planRestore(now, version.snapshot, offered);
  const by = { userId, restoredFrom: number };
  await writeSettings(services, tx, now, by, editSettings(now, wanted, offered));
}

/** Which version of which partner is restored, and by whom. */
export interface Restore {
  partnerId: string;
  userId: string;
  number: number;
  /** Version of the settings that the editor saw. */
  seen: number;
}

/** Whether this very restore is what made the current version: the press came twice. */
async function isDone(
  tx: Tx,
  { settings_version: current }: Row<'partners'>,
  { partnerId, userId, number, seen }: Restore,
): Promise<boolean> {
  if (current !== seen + 1) return false;
  const latest = await readVersion(tx, partnerId, current);
  return latest.restored_from === number && latest.actor_id === userId;
}

/**
 * The rows with the values of a version. Pictures and translation files of then are gone once they
 * were replaced, so that those of now stay; of the languages, names and the default are restored.
 */
function rowsThen(now: Stored, { partner, flows }: SettingsSnapshot): Stored {
  const { logo_url, logo_dark_url, side_image } = now.partner;
  return {
    partner: {
      ...now.partner,
      ...partner,
      logo_url,
      logo_dark_url,
      side_image,
      locales: localesThen(now, partner),
    },
    flows: now.flows.map((row) => {
      const then = flows.find((one) => one.flow === row.flow);
      return { ...row, ...then, texts: textsThen(now, row, then?.texts) };
    }),
  };
}

/** Texts of before languages were told apart count as in the language of those of now. */
function textsThen(
  { partner }: Stored,
  row: Row<'customisations'>,
  then: Row<'customisations'>['texts'] = row.texts,
): Row<'customisations'>['texts'] {
  const { default: standard } = storedLocales(partner.locales);
  return { ...then, locale: localeOfTexts(storedTexts(row.texts), standard) };
}

function localesThen(now: Stored, { locales = {} }: SettingsSnapshot['partner']) {
  const { default: chosen, list } = storedLocales(now.partner.locales);
  const then = storedLocales(locales);
  return {
    default: list.some((one) => one.locale_code === then.default) ? then.default : chosen,
    list: list.map((one) => {
      const known = then.list.find(({ locale_code }) => locale_code === one.locale_code);
      return { ...one, local_name: known?.local_name ?? one.local_name };
    }),
  };
}

interface Plan {
  /** What restoring changes. */
  wanted: Wanted;
  /** What differs and stays as it is now. */
  kept: KeptSetting[];
}

/** What of a version can be restored by the rules that publishing has today. */
function planRestore(
  now: Stored,
  snapshot: SettingsSnapshot,
  offered: readonly string[] | null,
): Plan {
  const partsNow = partsOf(present(now, offered));
  const differing = partsOf(present(rowsThen(now, snapshot), offered)).filter(
    (part, index) => !isDeepStrictEqual(part.update, partsNow[index]?.update),
  );
  const plan: Plan = { wanted: {}, kept: goneOf(now, snapshot) };
  for (const { update, ...setting } of differing) {
    if (fitted(now, update, offered).edit) plan.wanted = merge(plan.wanted, update);
    else plan.kept.push(setting);
  }
  return plan;
}

function present({ partner, flows }: Stored, offered: readonly string[] | null): Settings {
  return presentSettings({ partner, changedBy: null, flows, translations: [] }, offered);
}

/** Settings that are restored together or not at all. */
interface Part extends KeptSetting {
  update: Wanted;
}

/** All that can be restored, always in the same order for the same flows. */
function partsOf({ general, theme, flows }: Settings): Part[] {
  const { agent, deals, locales, logo } = general;
  const ofGeneral = (field: string, update: GeneralUpdate): Part => ({
    area: 'GENERAL',
    flow: null,
    field,
    update: { general: update },
  });
  const list = locales.list.map(({ local_name, locale_code }) => ({ local_name, locale_code }));
  return [
    ofGeneral('partner_name', { partner_name: general.partner_name }),
    ofGeneral('logo.width', { logo: { width: logo.width } }),
    ofGeneral('country_code', { country_code: general.country_code }),
    ofGeneral('sms_countries', { sms_countries: general.sms_countries }),
    ofGeneral('time_zone', { time_zone: general.time_zone }),
    ofGeneral('distance_unit', { distance_unit: general.distance_unit }),
    ofGeneral('agent.public_name', { agent: { public_name: agent.public_name } }),
    ofGeneral('agent.email', { agent: { email: agent.email } }),
    ofGeneral('deals', { deals }),
    { ...ofGeneral('locales', { locales: { ...locales, list } }), area: 'LANGUAGES' },
    { area: 'THEME', flow: null, field: 'theme', update: { theme } },
    ...flows.flatMap(({ flow, content, translations, sections, identifiers }): Part[] => {
      const part = (
        area: 'CONTENT' | 'SECTIONS',
        field: string,
        update: Omit<FlowSettingsUpdate, 'flow'>,
      ): Part => ({ area, flow, field, update: { flows: [{ flow, ...update }] } });
      return [
        ...Object.entries(content).map(([name, text]) =>
          part('CONTENT', name, { content: { [name]: text } }),
        ),
        ...translations.flatMap(({ locale_code, content: texts }) =>
          Object.entries(texts).map(([name, text]) =>
            part('CONTENT', `${locale_code}.${name}`, {
              translations: [{ locale_code, content: { [name]: text } }],
            }),
          ),
        ),
        part('SECTIONS', 'sections', { sections }),
        ...(identifiers ? [part('SECTIONS', 'identifiers', { identifiers })] : []),
      ];
    }),
  ];
}

function merge(one: Wanted, other: Wanted): Wanted {
  const flows = [...(one.flows ?? [])];
  for (const next of other.flows ?? []) {
    const at = flows.findIndex(({ flow }) => flow === next.flow);
    const known = flows[at];
    if (known) flows[at] = mergeFlow(known, next);
    else flows.push(next);
  }
  return {
    ...one,
    ...other,
    general: {
      ...one.general,
      ...other.general,
      ...(other.general?.agent && { agent: { ...one.general?.agent, ...other.general.agent } }),
    },
    flows,
  };
}

/** Two updates of a flow as one. */
function mergeFlow(one: FlowSettingsUpdate, other: FlowSettingsUpdate): FlowSettingsUpdate {
  const translations = [...(one.translations ?? [])];
  for (const next of other.translations ?? []) {
    const at = translations.findIndex(({ locale_code }) => locale_code === next.locale_code);
    const known = translations[at];
    if (known) translations[at] = { ...known, content: { ...known.content, ...next.content } };
    else translations.push(next);
  }
  return {
    ...one,
    ...other,
    content: { ...one.content, ...other.content },
    translations,
  };
}

/** What a version has that is gone: replaced pictures and files, flows, and what no setting reads. */
function goneOf(now: Stored, { partner, flows }: SettingsSnapshot): KeptSetting[] {
  const general = (field: string): KeptSetting => ({ area: 'GENERAL', flow: null, field });
  const replaced = Object.entries(imageColumns).filter(
    ([, column]) => partner[column] !== undefined && partner[column] !== now.partner[column],
  );
  const hasOtherFiles =
    partner.locales && filesOf(partner.locales) !== filesOf(now.partner.locales);
  return [
    ...replaced.map(([kind]) => general(kind)),
    ...(hasOtherFiles
      ? [{ area: 'LANGUAGES', flow: null, field: 'translations' } satisfies KeptSetting]
      : []),
    ...flows.flatMap(({ flow, texts = {}, sections = {} }): KeptSetting[] => {
      const row = now.flows.find((one) => one.flow === flow);
      if (!row) return [{ area: 'SECTIONS', flow, field: 'flow' }];
      const content = Object.keys(texts).filter(
        (name) => !(name in contentOf(row)) && !LANGUAGES.has(name),
      );
      const asked = Object.keys(sections).filter(
        (name) => !(sectionNames as readonly string[]).includes(name),
      );
      return [
        ...content.map((field) => ({ area: 'CONTENT', flow, field }) as const),
        ...asked.map((field) => ({ area: 'SECTIONS', flow, field }) as const),
      ];
    }),
  ];
}

/** What texts are stored with about their languages. */
const LANGUAGES = new Set(['locale', 'translations']);

/** The languages with the versions of their files, to compare. */
function filesOf(locales: Row<'partners'>['locales']): string {
  const files = storedLocales(locales).list.map((one) => [one.locale_code, one.version ?? null]);
  return json(files.sort(([one], [other]) => ((one ?? '') < (other ?? '') ? -1 : 1)));
}
