const formatters = new Map<string, Intl.NumberFormat>();

/** `12,345`: a number grouped for reading, by default without a fraction. */
export function formatNumber(value: number, locale = 'en-US', maximumFractionDigits = 0): string {
  const key = `${locale} ${maximumFractionDigits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { maximumFractionDigits });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}

/** Keeps only digits, for phone and counter inputs (spec §5). */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '');
}
