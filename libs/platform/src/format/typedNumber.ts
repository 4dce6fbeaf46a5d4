/*
 * Numbers as they are typed. In a file of its own, since only forms load it.
 */

/**
 * `12,500.50`, and `12.500,50` or `12500,50` with decimals that the comma begins. Below a thousand a
 * comma may as well have been meant for thousands.
 */
const POINT_DECIMALS = /^\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?$/;
const COMMA_DECIMALS = /^(?:\d{1,3}(?:\.\d{3})+|\d{4,}),\d{1,2}$/;

/** Without the separators of thousands, with a decimal point; unchanged where that is not certain. */
export function plainAmount(text: string): string {
  const typed = text.trim();
  if (POINT_DECIMALS.test(typed)) return typed.replaceAll(',', '');
  if (COMMA_DECIMALS.test(typed)) return typed.replaceAll('.', '').replace(',', '.');
  return typed;
}

/**
 * Parses a decimal amount as integer cents, without binary rounding: `'12.3'` is 1230, and so are
 * thousands with separators. Returns null if it is not an amount with at most two decimals, or could
 * be read in two ways, such as `12,50`.
 */
export function parseCents(text: string): number | null {
  const match = /^(\d+)?(?:\.(\d{0,2}))?$/.exec(plainAmount(text));
  if (!match || (match[1] === undefined && !match[2])) return null;
  const cents = Number(match[1] ?? 0) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

/**
 * Keeps only digits and the first decimal point, for price inputs (spec §5). A comma or a sign stays
 * as typed: without it the rest would be another amount.
 */
export function cleanPrice(text: string): string {
  const kept = text.replace(/[^\d.,-]/g, '');
  if (/[,-]/.test(kept)) return kept;
  const point = kept.indexOf('.');
  if (point < 0) return kept;
  return kept.slice(0, point + 1) + kept.slice(point + 1).replaceAll('.', '');
}

/**
 * Reads a typed whole number within limits; null for anything else, such as `1.5`, `-3` or `9999`
 * where 720 is the most. Nothing is dropped or rounded, so no other number is ever taken.
 */
export function readCount(text: string, min: number, max: number): number | null {
  if (!/^\d{1,9}$/.test(text.trim())) return null;
  const count = Number(text);
  return count >= min && count <= max ? count : null;
}
