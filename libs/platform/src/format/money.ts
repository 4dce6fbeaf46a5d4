/** Currencies the product formats (spec §9). */
export type Currency = 'EUR' | 'USD';

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount with its currency sign. Whole amounts have no fraction, others two digits (spec
 * §9: 0 to 2 fraction digits): `$12`, `$12.50`.
 *
 * @param amount in units of the currency, not cents
 * @param locale the page's, so that everyone who reads a page in one language sees one format
 */
export function formatMoney(amount: number, currency: Currency, locale: string): string {
  const key = `${locale} ${currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    });
    formatters.set(key, formatter);
  }
  return formatter.format(amount);
}

/** Formats integer cents: `formatCents(1250, 'USD', 'en-US')` is `$12.50`. */
export function formatCents(cents: number, currency: Currency, locale: string): string {
  return formatMoney(cents / 100, currency, locale);
}

/** Converts the contract's decimal amount to integer cents, for comparisons: 12.5 is 1250. */
export function centsOf(amount: number): number {
  return Math.round(amount * 100);
}

/**
 * Parses a decimal amount as integer cents, without binary rounding: `'12.3'` is 1230. Returns null
 * if it is not an amount with at most two decimals.
 */
export function parseCents(text: string): number | null {
  const match = /^(\d+)?(?:\.(\d{0,2}))?$/.exec(text.trim());
  if (!match || (match[1] === undefined && !match[2])) return null;
  const cents = Number(match[1] ?? 0) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

/** Keeps only digits and the first decimal point, for price inputs (spec §5). */
export function cleanPrice(text: string): string {
  const kept = text.replace(/[^\d.]/g, '');
  const point = kept.indexOf('.');
  if (point < 0) return kept;
  return kept.slice(0, point + 1) + kept.slice(point + 1).replaceAll('.', '');
}
