import type { DealSettingsUpdate, GeneralUpdate, Theme, ThemeUpdate } from '@forecourt/contract';
import type { Updateable } from 'kysely';
import { dialCode, emailAddress, nameOrBlank, personName } from '../../domain/contact.ts';
import { countryNotAllowed, invalidFormat } from '../../domain/errors.ts';
import { isTimeZone } from '../../domain/timeZone.ts';
import { json, type Row, type Tables } from '../../db/schema.ts';
import { themeOf } from '../../domain/theme.ts';
import { checkLocales, storedLocales, type StoredLocales } from '../../domain/locale.ts';
import type { Change } from './changes.ts';

/** New column values, and the change log for them. */
export interface Edit<Table extends keyof Tables> {
  values: Updateable<Tables[Table]>;
  changes: Change[];
}

type TextColumn =
  'name' | 'country_code' | 'time_zone' | 'distance_unit' | 'agent_name' | 'agent_email';

/**
 * The changes for an update of the general settings.
 * @param offered the dial codes that the operator allows for text messages; null for any
 * @throws Problem 422 naming the field as in the body
 */
export function editGeneral(
  partner: Row<'partners'>,
  update: GeneralUpdate,
  offered: readonly string[] | null,
): Edit<'partners'> {
  const { partner_name, logo, country_code, sms_countries, agent, locales, deals } = update;
  const { time_zone, distance_unit } = update;
  const edit: Edit<'partners'> = { values: {}, changes: [] };
  const set = <Column extends TextColumn>(
    column: Column,
    field: string,
    after: string | null | undefined,
  ): void => {
    if (after === undefined || after === partner[column]) return;
    Object.assign(edit.values, { [column]: after });
    edit.changes.push({ area: 'GENERAL', field, before: partner[column], after });
  };
  if (partner_name !== undefined) {
    set('name', 'partner_name', personName(partner_name, 'general.partner_name'));
  }
  if (country_code !== undefined) {
    set('country_code', 'country_code', dialCode(country_code, 'general.country_code'));
  }
  if (time_zone !== undefined) {
    if (!isTimeZone(time_zone))
      throw invalidFormat('general.time_zone', 'a time zone by its name in the IANA database');
    set('time_zone', 'time_zone', time_zone);
  }
  set('distance_unit', 'distance_unit', distance_unit);
  if (sms_countries !== undefined) editCountries(partner, sms_countries, offered, edit);
  if (agent?.public_name !== undefined) {
    set(
      'agent_name',
      'agent.public_name',
      nameOrBlank(agent.public_name ?? '', 'general.agent.public_name') || null,
    );
  }
  if (agent?.email !== undefined) {
    const email = agent.email && emailAddress(agent.email, 'general.agent.email');
    set('agent_email', 'agent.email', email || null);
  }
  if (logo !== undefined && logo.width !== partner.logo_width) {
    edit.values.logo_width = logo.width;
    const [before, after] = [partner.logo_width, logo.width].map((width) => width?.toString());
    edit.changes.push({
      area: 'GENERAL',
      field: 'logo.width',
      before: before ?? null,
      after: after ?? null,
    });
  }
  if (deals !== undefined) editDeals(partner, deals, edit);
  if (locales !== undefined) editLocales(partner, checkLocales(locales, 'general.locales'), edit);
  return edit;
}

/** The countries for text messages; they must exist and be allowed by the operator. */
function editCountries(
  partner: Row<'partners'>,
  wanted: readonly string[] | null,
  offered: readonly string[] | null,
  edit: Edit<'partners'>,
): void {
  const field = 'general.sms_countries';
  const after = wanted && [...new Set(wanted.map((code) => dialCode(code, field)))];
  if (after?.some((code) => offered && !offered.includes(code))) throw countryNotAllowed(field);
  const before = partner.sms_countries?.join(', ') ?? null;
  if (before === (after?.join(', ') ?? null)) return;
  edit.values.sms_countries = after && json(after);
  edit.changes.push({
    area: 'GENERAL',
    field: 'sms_countries',
    before,
    after: after?.join(', ') ?? null,
  });
}

/** How deals are handled; those that were agreed on before keep their rules. */
function editDeals(
  partner: Row<'partners'>,
  {
    answer_days: days,
    withdrawal_fee: fee,
    reminder_after_days: after,
    reminder_before_days: before,
  }: DealSettingsUpdate,
  edit: Edit<'partners'>,
): void {
  const change = (field: string, before: string, after: string) =>
    edit.changes.push({ area: 'GENERAL', field, before, after });
  if (days !== undefined && days !== partner.deal_answer_days) {
    edit.values.deal_answer_days = days;
    change('deals.answer_days', String(partner.deal_answer_days), String(days));
  }
  if (fee !== undefined && fee !== partner.withdrawal_fee) {
    edit.values.withdrawal_fee = fee;
    change('deals.withdrawal_fee', partner.withdrawal_fee, fee);
  }
  if (after !== undefined && after !== partner.offer_reminder_after_days) {
    edit.values.offer_reminder_after_days = after;
    change('deals.reminder_after_days', String(partner.offer_reminder_after_days), String(after));
  }
  if (before !== undefined && before !== partner.offer_reminder_before_days) {
    edit.values.offer_reminder_before_days = before;
    change(
      'deals.reminder_before_days',
      String(partner.offer_reminder_before_days),
      String(before),
    );
  }
}

/**
 * Keeps the versions of existing files: the update only sets which languages are shown, and their
 * order.
 */
function editLocales(
  partner: Row<'partners'>,
  wanted: StoredLocales,
  edit: Edit<'partners'>,
): void {
  const known = storedLocales(partner.locales);
  const versions = new Map(known.list.map((one) => [one.locale_code, one.version]));
  const next: StoredLocales = {
    default: wanted.default,
    list: wanted.list.map((one) => {
      const version = versions.get(one.locale_code);
      return version ? { ...one, version } : one;
    }),
  };
  const [before, after] = [textOf(known), textOf(next)];
  if (before === after) return;
  edit.values.locales = json(next);
  edit.changes.push({ area: 'LANGUAGES', field: 'locales', before, after });
}

function textOf({ default: chosen, list }: StoredLocales): string {
  return list
    .map(({ local_name, locale_code }) => {
      return `${local_name} (${locale_code}${locale_code === chosen ? ', default' : ''})`;
    })
    .join(', ');
}

/** The changes for an update of the colors; the contract has validated them as six-digit hex. */
export function editTheme(partner: Row<'partners'>, update: ThemeUpdate): Edit<'partners'> {
  const before = themeOf(partner.theme);
  const after = { ...before };
  const changes: Change[] = [];
  for (const name of Object.keys(update) as (keyof Theme)[]) {
    const color = update[name]?.toUpperCase();
    if (color === undefined || color === before[name].toUpperCase()) continue;
    after[name] = color;
    changes.push({ area: 'THEME', field: name, before: before[name], after: color });
  }
  return { values: changes.length > 0 ? { theme: json(after) } : {}, changes };
}
