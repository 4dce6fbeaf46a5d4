import type {
  ContentTranslationUpdate,
  ContentUpdate,
  Flow,
  FlowSettingsUpdate,
  GeneralUpdate,
  IdentifierRulesUpdate,
  SectionNeedsUpdate,
  Settings,
  SettingsUpdate,
  ThemeUpdate,
} from '@forecourt/contract';
import {
  areaOf,
  type FieldKey,
  type FieldValue,
  flowOf,
  localeOf,
  nameOf,
  ruleOf,
  withFields,
} from './fields.ts';

/** The fields of how deals are handled. */
const DEAL_FIELDS = [
  'answer_days',
  'withdrawal_fee',
  'reminder_after_days',
  'reminder_before_days',
] as const;

export type Edits = ReadonlyMap<FieldKey, FieldValue>;

/**
 * The request body for publishing edits: only the changed fields, and the version they are based
 * on.
 *
 * @param saved the settings that the edits are based on
 */
export function updateOf(saved: Settings, edits: Edits): SettingsUpdate {
  const update: SettingsUpdate = { version: saved.version };
  const keys = [...edits.keys()];
  const of = (area: string): FieldKey[] => keys.filter((key) => areaOf(key) === area);
  if (of('general').length > 0) update.general = generalUpdate(saved, edits);
  if (of('theme').length > 0) update.theme = pick<ThemeUpdate>(of('theme'), edits);
  const flows = [...new Set(keys.flatMap((key) => flowOf(key) ?? []))];
  if (flows.length > 0) update.flows = flows.map((flow) => flowUpdate(flow, keys, edits));
  return update;
}

function generalUpdate(saved: Settings, edits: Edits): GeneralUpdate {
  const { general } = withFields(saved, edits);
  const touched = (...keys: FieldKey[]): boolean => keys.some((key) => edits.has(key));
  const named = [...edits.keys()].some((key) => key.startsWith('general.locale_name.'));
  return {
    ...(touched('general.partner_name') && { partner_name: general.partner_name }),
    ...(touched('general.logo_width') && { logo: { width: general.logo.width } }),
    ...(touched('general.country_code') && { country_code: general.country_code }),
    ...(touched('general.sms_countries') && { sms_countries: general.sms_countries }),
    ...(touched('general.time_zone') && { time_zone: general.time_zone }),
    ...(touched('general.distance_unit') && { distance_unit: general.distance_unit }),
    ...(touched('general.agent_name', 'general.agent_email') && {
      agent: {
        ...(touched('general.agent_name') && { public_name: general.agent.public_name }),
        ...(touched('general.agent_email') && { email: general.agent.email }),
      },
    }),
    ...(DEAL_FIELDS.some((name) => touched(`general.deals_${name}`)) && {
      deals: Object.fromEntries(
        DEAL_FIELDS.filter((name) => touched(`general.deals_${name}`)).map((name) => [
          name,
          general.deals?.[name],
        ]),
      ),
    }),
    ...((named || touched('general.default_locale')) && {
      locales: {
        default: general.locales.default,
        list: general.locales.list.map(({ local_name, locale_code }) => ({
          local_name,
          locale_code,
        })),
      },
    }),
  };
}

function flowUpdate(flow: Flow, keys: readonly FieldKey[], edits: Edits): FlowSettingsUpdate {
  const own = keys.filter((key) => flowOf(key) === flow);
  const content = own.filter((key) => areaOf(key) === 'content' && !localeOf(key));
  const translated = own.filter((key) => localeOf(key));
  const rules = own.filter((key) => ruleOf(key));
  const sections = own.filter((key) => areaOf(key) === 'sections' && !ruleOf(key));
  return {
    flow,
    ...(content.length > 0 && { content: pick<ContentUpdate>(content, edits) }),
    ...(translated.length > 0 && { translations: translationsUpdate(translated, edits) }),
    ...(sections.length > 0 && { sections: pick<SectionNeedsUpdate>(sections, edits) }),
    ...(rules.length > 0 && { identifiers: rulesUpdate(rules, edits) }),
  };
}

function translationsUpdate(keys: readonly FieldKey[], edits: Edits): ContentTranslationUpdate[] {
  const codes = [...new Set(keys.flatMap((key) => localeOf(key) ?? []))];
  return codes.map((locale_code) => ({
    locale_code,
    content: pick(
      keys.filter((key) => localeOf(key) === locale_code),
      edits,
    ),
  }));
}

function rulesUpdate(keys: readonly FieldKey[], edits: Edits): IdentifierRulesUpdate {
  const update: IdentifierRulesUpdate = {};
  for (const key of keys) {
    const { name, part } = ruleOf(key)!;
    update[name] = { ...update[name], [part]: edits.get(key) };
  }
  return update;
}

function pick<T>(keys: readonly FieldKey[], edits: Edits): T {
  return Object.fromEntries(keys.map((key) => [nameOf(key), edits.get(key)])) as T;
}
