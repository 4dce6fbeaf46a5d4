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
