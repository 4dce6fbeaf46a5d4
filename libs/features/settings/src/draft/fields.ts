import type {
  Content,
  Flow,
  FlowSettings,
  IdentifierName,
  IdentifierRules,
  SectionName,
  Settings,
  Theme,
  TranslatedTexts,
} from '@forecourt/contract';

/** The four pages of the settings (spec §2, /settings and its children). */
export const areas = ['general', 'theme', 'content', 'sections'] as const;

export type Area = (typeof areas)[number];

type GeneralName =
  | 'partner_name'
  | 'logo_width'
  | 'country_code'
  | 'sms_countries'
  | 'time_zone'
  | 'distance_unit'
  | 'agent_name'
  | 'agent_email'
  | 'default_locale'
  | 'deals_answer_days'
  | 'deals_reminder_after_days'
  | 'deals_reminder_before_days'
  | 'deals_withdrawal_fee';

/** How a flow uses an identifier, and the form of its numbers. */
export type IdentifierField = `${IdentifierName}_${keyof IdentifierRules[IdentifierName]}`;

/** A text in a language other than that of the flow's content; codes of languages have no dots. */
export type TranslatedKey = `content.${Flow}.${string}.${keyof TranslatedTexts}`;

/** Name of a field; its first part is its area. */
export type FieldKey =
  | `general.${GeneralName}`
  | `general.locale_name.${string}`
  | `theme.${keyof Theme}`
  | `content.${Flow}.${keyof Content}`
  | TranslatedKey
  | `sections.${Flow}.${SectionName | IdentifierField}`;

/** A field's value. Null means the product's default, where a partner may use it. */
export type FieldValue = string | number | boolean | null;

export function areaOf(key: FieldKey): Area {
  return key.split('.')[0] as Area;
}

/** The flow of a field; none for those of the partner as a whole. */
export function flowOf(key: FieldKey): Flow | undefined {
  const area = areaOf(key);
  return area === 'content' || area === 'sections' ? (key.split('.')[1] as Flow) : undefined;
}

/** The language of a text that is not the content's; undefined for other fields. */
export function localeOf(key: FieldKey): string | undefined {
  const parts = key.split('.');
  return parts[0] === 'content' && parts.length === 4 ? parts[2] : undefined;
}

/** The last part of a field's name, as used by the contract and the change history. */
export function nameOf(key: FieldKey): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

/** Whether a field is on or off. */
export function isSwitch(key: FieldKey): boolean {
  return areaOf(key) === 'content' && nameOf(key).startsWith('tells_');
}

/** The identifier that a field is about, and what of its rule; undefined for other fields. */
export function ruleOf(
  key: string,
): { name: IdentifierName; part: keyof IdentifierRules[IdentifierName] } | undefined {
  const [, name, part] = /\.(\w+)_(use|mask)$/.exec(key) ?? [];
  if (!name || !part) return undefined;
  return { name: name as IdentifierName, part: part as 'use' | 'mask' };
}

/** All fields of the settings, area by area. */
export function fieldsOf({ general, theme, flows }: Settings): FieldKey[] {
  const names = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];
  return [
    ...names(generalFields).map((name) => `general.${name}` as const),
    ...general.locales.list.map(({ locale_code }) => `${localeName}${locale_code}` as const),
    ...names(theme).map((name) => `theme.${name}` as const),
    ...flows.flatMap(({ flow, content, translations, sections, identifiers }): FieldKey[] => [
      ...names(content).map((name) => `content.${flow}.${name}` as const),
      ...translations.flatMap(({ locale_code, content: texts }) =>
        names(texts).map((name) => `content.${flow}.${locale_code}.${name}` as const),
      ),
      ...names(sections).map((name) => `sections.${flow}.${name}` as const),
      ...names(identifiers ?? {}).flatMap((name) => [
        `sections.${flow}.${name}_use` as const,
        // a date has no pattern
        ...(name === 'date_of_loss' ? [] : [`sections.${flow}.${name}_mask` as const]),
      ]),
    ]),
  ];
}

/** The fields that both have, with other values. */
export function differences(before: Settings, after: Settings): FieldKey[] {
  return fieldsOf(after).filter(
    (key) => hasField(before, key) && readField(before, key) !== readField(after, key),
  );
}

/** Whether the settings have the field: its language or flow may have been removed. */
export function hasField({ general, theme, flows }: Settings, key: FieldKey): boolean {
  const [area, first = '', second = ''] = key.split('.');
  switch (area) {
    case 'theme':
      return Object.hasOwn(theme, first);
    case 'general': {
      const code = key.slice(localeName.length);
      return key.startsWith(localeName)
        ? general.locales.list.some((one) => one.locale_code === code)
        : Object.hasOwn(generalFields, first);
    }
    case 'content':
    case 'sections': {
      const flow = flows.find((one) => one.flow === first);
      const rule = ruleOf(key);
      if (rule) return Object.hasOwn(flow?.identifiers ?? {}, rule.name);
      if (localeOf(key)) return Object.hasOwn(textsAt(flow, key) ?? {}, nameOf(key));
      return flow !== undefined && Object.hasOwn(flow[area], second);
    }
    default:
      return false;
  }
}

/** A field's value in the settings; null if the partner does not have its flow. */
export function readField(settings: Settings, key: FieldKey): FieldValue {
  const [area, first = '', second = ''] = key.split('.');
  const { general, theme, flows } = settings;
  if (area === 'theme') return theme[first as keyof Theme];
  if (area === 'general') {
    if (first === 'locale_name') {
      const code = key.slice(localeName.length);
      return general.locales.list.find((one) => one.locale_code === code)?.local_name ?? null;
    }
    return generalFields[first as GeneralName](general);
  }
  const flow = flows.find((one) => one.flow === first);
  if (!flow) return null;
  const rule = ruleOf(key);
  if (rule) return flow.identifiers?.[rule.name][rule.part] ?? null;
  if (localeOf(key)) return textsAt(flow, key)?.[nameOf(key) as keyof TranslatedTexts] ?? null;
  return area === 'content'
    ? flow.content[second as keyof Content]
    : flow.sections[second as SectionName];
}

/** The texts of the language that a field is in; undefined if it was removed. */
function textsAt(flow: FlowSettings | undefined, key: FieldKey): TranslatedTexts | undefined {
  const code = localeOf(key);
  return flow?.translations.find(({ locale_code }) => locale_code === code)?.content;
}

/** Prefix of the field for a locale's own name, before the locale's code. */
const localeName = 'general.locale_name.';

const generalFields: Record<GeneralName, (general: Settings['general']) => FieldValue> = {
  partner_name: (general) => general.partner_name,
  logo_width: (general) => general.logo.width,
  country_code: (general) => general.country_code,
  sms_countries: (general) => general.sms_countries?.join(',') ?? null,
  time_zone: (general) => general.time_zone,
  distance_unit: (general) => general.distance_unit,
  agent_name: (general) => general.agent.public_name,
  agent_email: (general) => general.agent.email,
  default_locale: (general) => general.locales.default,
  deals_answer_days: (general) => general.deals?.answer_days ?? null,
  deals_reminder_after_days: (general) => general.deals?.reminder_after_days ?? null,
  deals_reminder_before_days: (general) => general.deals?.reminder_before_days ?? null,
  deals_withdrawal_fee: (general) => general.deals?.withdrawal_fee ?? null,
};

/** The settings with some fields changed, for previews of unpublished changes. */
export function withFields(settings: Settings, edits: ReadonlyMap<FieldKey, FieldValue>): Settings {
  if (edits.size === 0) return settings;
  const value = <T extends FieldValue>(key: FieldKey): T =>
    (edits.has(key) ? edits.get(key) : readField(settings, key)) as T;
  const { general, theme, flows } = settings;
  return {
    ...settings,
    general: {
      ...general,
      partner_name: value('general.partner_name'),
      logo: { ...general.logo, width: value('general.logo_width') },
      country_code: value('general.country_code'),
      sms_countries: value<string | null>('general.sms_countries')?.split(',') ?? null,
      time_zone: value('general.time_zone'),
      distance_unit: value('general.distance_unit'),
      ...(general.deals && {
        deals: {
          answer_days: value('general.deals_answer_days'),
          reminder_after_days: value('general.deals_reminder_after_days'),
          reminder_before_days: value('general.deals_reminder_before_days'),
          withdrawal_fee: value('general.deals_withdrawal_fee'),
        },
      }),
      agent: { public_name: value('general.agent_name'), email: value('general.agent_email') },
      locales: {
        default: value('general.default_locale'),
        list: general.locales.list.map((one) => ({
          ...one,
          local_name: value(`general.locale_name.${one.locale_code}`),
        })),
      },
    },
    theme: each(theme, (name) => value(`theme.${name}`)),
    flows: flows.map((one): FlowSettings => ({
      ...one,
      content: each(one.content, (name) => value(`content.${one.flow}.${name}`)),
      translations: one.translations.map((translation) => ({
        ...translation,
        content: each(translation.content, (name) =>
          value(`content.${one.flow}.${translation.locale_code}.${name}`),
        ),
      })),
      sections: each(one.sections, (name) => value(`sections.${one.flow}.${name}`)),
      identifiers:
        one.identifiers &&
        byIdentifier((name) => ({
          use: value(`sections.${one.flow}.${name}_use`),
          mask: value(`sections.${one.flow}.${name}_mask`),
        })),
    })),
  };
}

function byIdentifier(
  rule: (name: IdentifierName) => IdentifierRules[IdentifierName],
): IdentifierRules {
  return {
    claim_number: rule('claim_number'),
    policy_number: rule('policy_number'),
    date_of_loss: rule('date_of_loss'),
  };
}

function each<T extends object>(record: T, value: (name: keyof T & string) => FieldValue): T {
  const names = Object.keys(record) as (keyof T & string)[];
  return Object.fromEntries(names.map((name) => [name, value(name)])) as T;
}
