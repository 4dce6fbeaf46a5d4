/** A part of a message: text or a link. */
export type Piece = { text: string; href?: undefined } | { text: string; href: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+/gi;
/** Punctuation that ends a sentence rather than an address. */
const CLOSING = '.,;:!?…)]}»”’';

/**
 * Splits a message at its web addresses. Only http and https become links; an address with
 * credentials before its host does not, because it looks as if it led elsewhere.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const shown = trimmed(match[0]);
    const href = safeHref(shown);
    if (!href) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** Without trailing punctuation; a closing bracket that the address itself opens is kept. */
function trimmed(address: string): string {
  let text = address;
  while (CLOSING.includes(text.slice(-1))) {
    if (text.endsWith(')') && text.split('(').length >= text.split(')').length) return text;
    text = text.slice(0, -1);
  }
  return text;
}

function safeHref(address: string): string | null {
  try {
    const url = new URL(address);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && !url.username && !url.password ? url.href : null;
  } catch {
    return null;
  }
}
