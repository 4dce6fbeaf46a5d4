import {
  type CorrectedDetails,
  type DetailField,
  type DistanceUnit,
  type FieldErrorCode,
  hasHiddenCharacters,
  identifierFault,
  type IdentifierName,
  identifierNames,
  isVin,
  maxMileage,
  mileageAsText,
  normalNumber,
  type SeenDetails,
} from '@forecourt/contract';
import { digitsOnly, internationalPhone, isEmail, isoDay, serverClock } from '@forecourt/platform';
import type { IdentifierTerms } from './CorrectionQuestion.ts';

/** A phone number as it is typed: its country and digits without the dial code. */
export interface TypedPhone {
  /** ISO 3166 alpha-2 code. */
  country: string;
  dialCode: string;
  number: string;
}

/** What is typed, by field; the phone has its own. */
export type DetailTexts = Partial<Record<DetailField, string>>;

const numbers: ReadonlySet<DetailField> = new Set(['year', 'mileage']);
const years = [1886, 2100] as const;

/** The values as text to edit. */
export function textsOf(fields: readonly DetailField[], values: SeenDetails): DetailTexts {
  return Object.fromEntries(
    fields
      .filter((field) => field !== 'phone')
      .map((field) => [field, values[field] === null ? '' : String(values[field] ?? '')]),
  );
}

/** The stored form of typed text, as capture stores it; null if nothing is left. */
export function storedText(field: DetailField, text: string): string | number | null {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  if (trimmed === '') return null;
  if (numbers.has(field)) {
    const digits = digitsOnly(trimmed);
    return digits === '' ? null : Number(digits);
  }
  if (isNumber(field)) return normalNumber(trimmed);
  if (field === 'vincode') return trimmed.toUpperCase().replace(/[^A-Z0-9]/g, '') || null;
  return field === 'plate' ? trimmed.toUpperCase() : trimmed;
}

const isNumber = (field: DetailField): boolean =>
  field === 'claim_number' || field === 'policy_number';

/** Whether a detail is one of a claim. */
export function isIdentifier(field: DetailField): field is IdentifierName {
  return identifierNames.some((name) => name === field);
}

/** The number in full; null if none is typed. */
export function storedPhone({ dialCode, number }: TypedPhone): string | null {
  return number === '' ? null : internationalPhone(dialCode, number);
}

/**
 * What is wrong with a value; undefined if nothing is. The server has the last word.
 * @param unit what a mileage counts
 * @param terms by which rules identifiers are right
 */
export function faultOf(
  field: DetailField,
  value: string | number | null,
  unit: DistanceUnit = 'mi',
  terms?: IdentifierTerms,
): FieldErrorCode | undefined {
  if (isIdentifier(field)) {
    if (!terms?.rules) return undefined;
    const today = isoDay(serverClock.now(), terms);
    return identifierFault(field, String(value ?? ''), { rules: terms.rules, today });
  }
  if (value === null) return field === 'name' ? 'MISSING_FIELD' : undefined;
  if (field === 'year' || field === 'mileage') {
    const [least, most] = field === 'year' ? years : [0, maxMileage[unit]];
    return Number(value) >= least && Number(value) <= most ? undefined : 'INVALID_FORMAT';
  }
  const text = String(value);
  if (field === 'email') return isEmail(text) ? undefined : 'INVALID_FORMAT';
  if (field === 'vincode') return isVin(text) ? undefined : 'INVALID_FORMAT';
  if (field === 'name') return hasHiddenCharacters(text) ? 'INVALID_FORMAT' : undefined;
  return undefined;
}

/** The values that differ from those that were seen; a mileage and its unit go together. */
export function changedOf(values: SeenDetails, seen: SeenDetails): CorrectedDetails {
  const names = Object.keys(values) as (keyof SeenDetails)[];
  const isChanged = (name: keyof SeenDetails): boolean =>
    (values[name] ?? null) !== (seen[name] ?? null);
  const isMileageChanged = isChanged('mileage') || isChanged('mileage_unit');
  const changed = names.filter((name) => {
    if (name === 'mileage') return isMileageChanged;
    // a unit cannot be cleared
    if (name === 'mileage_unit') return isMileageChanged && values.mileage_unit !== null;
    return isChanged(name);
  });
  return Object.fromEntries(changed.map((name) => [name, values[name]])) as CorrectedDetails;
}

/** The details that these values are of: a mileage and its unit are one. */
export function fieldsOf(values: SeenDetails | CorrectedDetails): DetailField[] {
  const names = Object.keys(values) as (keyof SeenDetails)[];
  return [...new Set(names.map((name) => (name === 'mileage_unit' ? 'mileage' : name)))];
}

/** A value as records hold it. */
export function recordedText(field: DetailField, values: SeenDetails): string | null {
  if (field === 'mileage') return mileageAsText(values.mileage, values.mileage_unit);
  const value = values[field];
  return value === null || value === undefined ? null : String(value);
}
