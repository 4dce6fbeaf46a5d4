import {
  type CorrectedDetails,
  type DetailField,
  type FieldErrorCode,
  hasHiddenCharacters,
  type SeenDetails,
} from '@forecourt/contract';
import { digitsOnly, internationalPhone, isEmail } from '@forecourt/platform';

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
const limits = { year: [1886, 2100], mileage: [0, 9_999_999] } as const;
const vin = /^[A-HJ-NPR-Z0-9]{17}$/;

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
  if (field === 'vincode') return trimmed.toUpperCase().replace(/[^A-Z0-9]/g, '') || null;
  return field === 'plate' ? trimmed.toUpperCase() : trimmed;
}

/** The number in full; null if none is typed. */
export function storedPhone({ dialCode, number }: TypedPhone): string | null {
  return number === '' ? null : internationalPhone(dialCode, number);
}

/** What is wrong with a value; undefined if nothing is. The server has the last word. */
export function faultOf(
  field: DetailField,
  value: string | number | null,
): FieldErrorCode | undefined {
  if (value === null) return field === 'name' ? 'MISSING_FIELD' : undefined;
  if (field === 'year' || field === 'mileage') {
    const [least, most] = limits[field];
    return Number(value) >= least && Number(value) <= most ? undefined : 'INVALID_FORMAT';
  }
  const text = String(value);
  if (field === 'email') return isEmail(text) ? undefined : 'INVALID_FORMAT';
  if (field === 'vincode') return vin.test(text) ? undefined : 'INVALID_FORMAT';
  if (field === 'name') return hasHiddenCharacters(text) ? 'INVALID_FORMAT' : undefined;
  return undefined;
}

/** The values that differ from those that were seen. */
export function changedOf(values: SeenDetails, seen: SeenDetails): CorrectedDetails {
  const changed = Object.entries(values).filter(
    ([field, value]) => value !== (seen[field as DetailField] ?? null),
  );
  return Object.fromEntries(changed) as CorrectedDetails;
}
