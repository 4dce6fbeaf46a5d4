/**
 * The first letters of the first and last words of a name, upper case (spec §3, main user display).
 * One word gives one letter, no word an empty string.
 */
export function initials(fullName: string): string {
  const words = fullName.trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => firstLetter(word ?? ''))
    .join('')
    .toLocaleUpperCase('en-US');
}

// A letter may be several code units (emoji, combining marks), so names are split by grapheme.
const graphemes = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

function firstLetter(word: string): string {
  // Fast path for most names: splitting by grapheme costs as much as drawing the rest of a row.
  if (/^[a-z0-9](?:[!-~]|$)/i.test(word)) return word.charAt(0);
  for (const { segment } of graphemes.segment(word)) {
    if (/[\p{L}\p{N}]/u.test(segment)) return segment;
  }
  return '';
}
