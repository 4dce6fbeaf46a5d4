import type { FieldErrorCode, IdentifierRules } from './generated/schema.d.ts';
import { isCalendarDay } from './calendarDay.ts';
import { FIRST_DAY_OF_LOSS, type IdentifierName } from './identifiers.ts';
import { matchesMask } from './masks.ts';

/**
 * What is wrong with an identifier by the rules of its flow; undefined if nothing is.
 *
 * @param value without spaces at its ends; empty for none
 * @param today as `2026-03-05`, where the partner is
 */
export function identifierFault(
  name: IdentifierName,
  value: string,
  { rules, today }: { rules: IdentifierRules; today: string },
): FieldErrorCode | undefined {
  const { use, mask } = rules[name];
  if (value === '') return use === 'REQUIRED' ? 'MISSING_FIELD' : undefined;
  if (use === 'OFF') return 'INVALID_FORMAT';
  const isRight = name === 'date_of_loss' ? isDayOfLoss(value, today) : matchesMask(mask, value);
  return isRight ? undefined : 'INVALID_FORMAT';
}

/** Whether a text is a day of the calendar from 1900 until today. */
function isDayOfLoss(text: string, today: string): boolean {
  return isCalendarDay(text) && text >= FIRST_DAY_OF_LOSS && text <= today;
}
