import { missingField } from './errors.ts';
import { oneLine } from './contact.ts';

/** Control characters, but for line breaks and tabs. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
const SUMMARY_LENGTH = 160;

/**
 * Normalizes a message for storage: plain text with uniform line breaks and without control
 * characters. Direction marks stay; the code that displays it must isolate them.
 *
 * @throws InvalidInput MISSING_FIELD when nothing visible is left
 */
export function messageText(text: string, field = 'message'): string {
  const kept = text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/^\n+|\s+$/g, '');
  if (oneLine(kept).replace(/[\p{Cf}\s]/gu, '') === '') throw missingField(field);
  return kept;
}

/** Start of a message as one line without direction marks: for lists, titles, email and SMS. */
export function summaryOf(message: string): string {
  const line = oneLine(message);
  const characters = Array.from(line);
  if (characters.length <= SUMMARY_LENGTH) return line;
  return `${characters.slice(0, SUMMARY_LENGTH - 1).join('')}…`;
}
