/**
 * The browser reads its tables of languages at the first question, a tenth of a second on a phone: now,
 * while it only waits for files.
 */
export function readLanguageTables(): void {
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf(navigator.language));
}
