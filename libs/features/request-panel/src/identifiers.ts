import {
  firstDayOfLoss,
  type GivenIdentifiers,
  type IdentifierName,
  type IdentifierRules,
  matchesMask,
  usedIdentifiers,
} from '@forecourt/contract';
import { formatDate } from '@forecourt/platform';
import type { FieldErrors } from './validate.ts';

/** An identifier as errors of the server name it. */
export type IdentifierField = `identifiers.${IdentifierName}`;

/** What is typed of each identifier; a day as `2026-03-05`. */
export type IdentifierTexts = Partial<Record<IdentifierName, string>>;

/** How a flow uses identifiers, and which day it is where its partner is. */
export interface IdentifierTerms {
  /** Null for a flow that has none. */
  rules: IdentifierRules | null | undefined;
  /** By its name in the IANA database; the device's own by default. */
  timeZone?: string | undefined;
}

/** Checks the identifiers that the flow uses; the server has the last word. */
export function validateIdentifiers(
  texts: IdentifierTexts,
  { rules, timeZone }: IdentifierTerms,
): FieldErrors<IdentifierField> {
  const errors: FieldErrors<IdentifierField> = {};
  for (const name of usedIdentifiers(rules)) {
    const { use, mask } = rules![name];
    const text = textOf(texts, name);
    if (text === '') {
      if (use === 'REQUIRED') errors[`identifiers.${name}`] = 'MISSING_FIELD';
      continue;
    }
    const isRight = name === 'date_of_loss' ? isPast(text, timeZone) : matchesMask(mask, text);
    if (!isRight) errors[`identifiers.${name}`] = 'INVALID_FORMAT';
  }
  return errors;
}

/** The identifiers to send; undefined if none is given. */
export function givenIdentifiers(
  texts: IdentifierTexts,
  { rules }: Pick<IdentifierTerms, 'rules'>,
): GivenIdentifiers | undefined {
  const given = usedIdentifiers(rules).flatMap((name) => {
    const text = textOf(texts, name);
    return text === '' ? [] : [[name, text] as const];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

function textOf(texts: IdentifierTexts, name: IdentifierName): string {
  const text: unknown = texts[name];
  // what was typed may come from an earlier version of the page
  return typeof text === 'string' ? text.trim() : '';
}

/** Whether a text is a day of the calendar that is not to come. */
function isPast(text: string, timeZone: string | undefined): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  // 31 February is another day, or none
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
  return isDay && text >= firstDayOfLoss && text <= dayIn(timeZone);
}

/** Today as `2026-03-05`. */
function dayIn(timeZone: string | undefined): string {
  return formatDate(Date.now(), { timeZone }).split('.').reverse().join('-');
}
