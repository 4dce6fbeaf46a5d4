import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { JsonObject } from '../db/schema.ts';
import { emailAddress, nameOrBlank, oneLine, personName } from './contact.ts';
import { invalidFormat } from './errors.ts';
import { offeredLanguage } from './language.ts';

/** The fields of a dealer that people write, as the database holds them. */
export interface DealerFields {
  name: string;
  contact: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  location: string | null;
  postcode: string | null;
  county: string | null;
  country: string | null;
  locale: string | null;
  makes: string[];
  note: string | null;
}

/** What is given of them, as it was typed. */
export type GivenDealer = { [Field in keyof DealerFields]?: DealerFields[Field] };

/** What a partner's own settings say about the fields of its dealers. */
export interface DealerRules {
  /** Dial code of numbers without one, such as 372. */
  country_code: string;
  /** The languages that the partner offers. */
  locales: JsonObject;
}

type Rule<Field extends keyof DealerFields> = (
  given: DealerFields[Field],
  rules: DealerRules,
) => DealerFields[Field];

const MOST_DIGITS = 15;
const FEWEST_DIGITS = 8;
/** Control characters, but for line breaks. */
const CONTROLS = /(?!\n)\p{Cc}/gu;

const line = (text: string | null): string | null => oneLine(text ?? '') || null;

const RULES: { [Field in keyof DealerFields]: Rule<Field> } = {
  name: (text) => personName(text),
  contact: (text) => nameOrBlank(text ?? '', 'contact') || null,
  email: (text) => (text === null ? null : emailAddress(text)),
  phone: (text, rules) => (text === null ? null : phoneNumber(text, rules.country_code)),
  address: line,
  location: line,
  postcode: (text) => line(text)?.toUpperCase() ?? null,
  county: line,
  country: line,
  locale: (text, { locales }) => (text === null ? null : offered(text, locales)),
  makes: uniqueMakes,
  note: (text) => (text ?? '').replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim() || null,
};

/**
 * The given fields as they are stored.
 * @throws InvalidInput naming the first field that is wrong
 */
export function dealerFields(given: GivenDealer, rules: DealerRules): Partial<DealerFields> {
  const entries = Object.entries(given).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, fieldOf(field as keyof DealerFields, value, rules)]],
  );
  return Object.fromEntries(entries) as Partial<DealerFields>;
}

/**
 * One field as it is stored.
 * @throws InvalidInput naming it
 */
export function fieldOf<Field extends keyof DealerFields>(
  field: Field,
  value: DealerFields[Field],
  rules: DealerRules,
): DealerFields[Field] {
  return RULES[field](value, rules);
}

/** A phone number of any kind: dealers have landlines, too. */
function phoneNumber(text: string, dialCode: string): string {
  const number = parsePhoneNumberFromString(text, { defaultCallingCode: dialCode });
  const digits = number?.number.length ?? 0;
  if (!number || digits <= FEWEST_DIGITS || digits > MOST_DIGITS + 1) throw invalidFormat('phone');
  return number.number;
}

/** A language that the partner offers: dealers read its pages in no other. */
function offered(text: string, locales: JsonObject): string {
  const code = offeredLanguage(locales, oneLine(text));
  if (code === null) throw invalidFormat('locale');
  return code;
}

/** Each make once, case ignored, in alphabetical order. */
function uniqueMakes(makes: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const make of makes.map(oneLine)) {
    if (make && !byKey.has(make.toLowerCase())) byKey.set(make.toLowerCase(), make);
  }
  return [...byKey.values()].sort((one, other) => one.localeCompare(other, 'en'));
}
