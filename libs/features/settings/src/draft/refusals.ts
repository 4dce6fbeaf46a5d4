import type { FieldError, SettingsUpdate } from '@forecourt/contract';
import type { FieldKey } from './fields.ts';
import type { FieldProblem } from './validate.ts';

const nested: Record<string, FieldKey> = {
  'general.logo.width': 'general.logo_width',
  'general.agent.public_name': 'general.agent_name',
  'general.agent.email': 'general.agent_email',
  'general.deals.answer_days': 'general.deals_answer_days',
  'general.deals.reminder_after_days': 'general.deals_reminder_after_days',
  'general.deals.reminder_before_days': 'general.deals_reminder_before_days',
  'general.deals.withdrawal_fee': 'general.deals_withdrawal_fee',
  'general.locales.default': 'general.default_locale',
};

const problems: Record<FieldError['code'], FieldProblem> = {
  MISSING_FIELD: 'missing',
  INVALID_FORMAT: 'refused',
  ADDRESS_NOT_ALLOWED: 'foreignAddress',
  COUNTRY_NOT_ALLOWED: 'country',
  DUPLICATE: 'refused',
  DEALER_INACTIVE: 'refused',
  DEALER_OPTED_OUT: 'refused',
};

/**
 * The fields that the server rejected, by their names here. Errors that match no field are left
 * out; the page then only says that publishing failed.
 *
 * @param update the request body; the server names flows by their index in it
 */
export function refusalsOf(
  errors: readonly FieldError[],
  update: SettingsUpdate,
): ReadonlyMap<FieldKey, FieldProblem> {
  return new Map(
    errors.flatMap(({ field, code }) => {
      const key = keyOf(field, update);
      return key ? [[key, problems[code]] as const] : [];
    }),
  );
}

function keyOf(field: string, update: SettingsUpdate): FieldKey | undefined {
  const known = nested[field];
  if (known) return known;
  const [first, second = '', third, fourth, fifth, sixth] = field.split('.');
  if (!second) return undefined;
  if (first === 'general' || first === 'theme') return `${first}.${second}` as FieldKey;
  if (first !== 'flows') return undefined;
  const flow = update.flows?.[Number(second)]?.flow ?? second;
  if (third === 'translations') {
    const code = update.flows?.[Number(second)]?.translations?.[Number(fourth)]?.locale_code;
    return `content.${flow}.${code}.${sixth}` as FieldKey;
  }
  if (third === 'identifiers') return `sections.${flow}.${fourth}_${fifth ?? 'use'}` as FieldKey;
  if (third !== 'content' && third !== 'sections') return undefined;
  return `${third}.${flow}.${fourth}` as FieldKey;
}
