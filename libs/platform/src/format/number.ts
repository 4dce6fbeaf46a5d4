/** Keeps only digits, for phone and counter inputs (spec §5). */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '');
}
