import type { DistanceUnit, IdentifierUse, SectionNeed } from '@forecourt/contract';
import { flowNames } from '@forecourt/platform/flow-words';
import { distanceUnitNames } from '@forecourt/platform/request-words';
import type { IntlShape } from 'react-intl';
import {
  areaOf,
  type FieldKey,
  type FieldValue,
  flowOf,
  localeOf,
  nameOf,
  ruleOf,
} from './draft/fields.ts';
import type { FieldProblem } from './draft/validate.ts';
import { fieldMessages } from './fieldMessages.ts';
import { messages as deals } from './general/messages.ts';
import { messages, phrases } from './messages.ts';
import { problemMessages } from './problemMessages.ts';
import { messages as sections, needMessages, askMessages } from './sections/messages.ts';

/** A field's name in a list with fields of all areas. */
export function fieldLabel(key: FieldKey, intl: IntlShape): string {
  if (key.startsWith('general.locale_name.')) return intl.formatMessage(fieldMessages.locales!);
  const message = fieldMessages[nameOf(key)];
  const field = inLanguage(
    message ? intl.formatMessage(message) : nameOf(key),
    localeOf(key),
    intl,
  );
  const flow = flowOf(key);
  if (!flow) return field;
  return intl.formatMessage(phrases.inFlow, {
    flow: intl.formatMessage(flowNames[flow]),
    field,
  });
}

/** The name of a text with its language, where it isn't the main one. */
export function inLanguage(field: string, code: string | undefined, intl: IntlShape): string {
  if (!code) return field;
  return intl.formatMessage(phrases.inLanguage, { field, language: languageName(code, intl) });
}

/** A language's name in the reader's; its code if no name is known. */
export function languageName(code: string, intl: IntlShape): string {
  return intl.formatDisplayName(code, { type: 'language' }) ?? code;
}

/** A field's value in a few words. */
export function valueText(key: FieldKey, value: FieldValue, intl: IntlShape): string {
  if (nameOf(key) === 'sms_countries') return countriesText(value as string | null, intl);
  if (nameOf(key) === 'distance_unit') {
    return intl.formatMessage(distanceUnitNames[value as DistanceUnit]);
  }
  if (nameOf(key) === 'deals_withdrawal_fee') {
    return intl.formatMessage(value === 'KEPT' ? deals.kept : deals.returned);
  }
  if (typeof value === 'boolean') return intl.formatMessage(value ? messages.on : messages.off);
  const rule = ruleOf(key);
  if (rule?.part === 'use') return intl.formatMessage(askMessages[value as IdentifierUse]);
  if (rule && value === null) return intl.formatMessage(sections.anything);
  if (value === null || value === '') {
    return intl.formatMessage(areaOf(key) === 'content' ? messages.ours : messages.empty);
  }
  if (areaOf(key) === 'sections' && !rule)
    return intl.formatMessage(needMessages[value as SectionNeed]);
  const text = String(value).replace(/\s+/g, ' ').trim();
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Dial codes as people write them; without any it is the partner's own country. */
export function countriesText(codes: string | null, intl: IntlShape): string {
  const found = codes?.match(/\d+/g);
  if (!found) return intl.formatMessage(messages.ownCountry);
  return intl.formatList(
    found.map((code) => `+${code}`),
    { type: 'unit' },
  );
}

/** Says what is wrong with a field. */
export function problemText(
  problem: FieldProblem | undefined,
  intl: IntlShape,
): string | undefined {
  return problem && intl.formatMessage(problemMessages[problem]);
}
