import { isVinDoubtful, vinCheckDigit } from '@forecourt/contract';

/** What the codes in a picture hold: a VIN, something else, or there is none. */
export type CodeFinding = { kind: 'vin'; vin: string } | { kind: 'other' } | { kind: 'none' };

/** A VIN, in front of which imported cars have an `I` (Code 39 of AIAG B-10). */
const WHOLE = /^I?([A-HJ-NPR-Z0-9]{17})$/;
const WITHIN = /(?<![A-Z0-9])I?([A-HJ-NPR-Z0-9]{17})(?![A-Z0-9])/g;
const CHECK_PLACE = 8;

/**
 * The VIN that a code holds; null if there is none, or if it was misread. A code that holds more, as on
 * labels with several fields, must prove its VIN by the check digit: other numbers have 17 characters, too.
 */
function vinInCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  const whole = WHOLE.exec(code)?.[1];
  if (whole) return isVinDoubtful(whole) ? null : whole;
  const proven = [...code.matchAll(WITHIN)].find(
    ([, vin = '']) => vin.charAt(CHECK_PLACE) === vinCheckDigit(vin),
  );
  return proven?.[1] ?? null;
}

/** What these texts of codes hold: the first VIN among them counts. */
export function findingOf(codes: readonly string[]): CodeFinding {
  const vin = codes.map(vinInCode).find((found) => found !== null);
  if (vin) return { kind: 'vin', vin };
  return { kind: codes.length > 0 ? 'other' : 'none' };
}
