import { domainToASCII } from 'node:url';
import { parse } from 'tldts';

/**
 * Characters that look like a dot: ideographic, one-dot leader, hyphenation point, middle dots and
 * others.
 */
const DOTS = /[\u3002\uff61\uff0e\u2024\u2027\u00b7\u2219\u22c5\u0701\u06d4\u0589]/gu;
/** Invisible characters, which would split an address for us, but not for a phone. */
const UNSEEN = /[\p{Cf}\ufe00-\ufe0f\u034f\u115f\u1160\u3164]/gu;
const SPELLED_DOT = /\s*[([{<]\s*(?:dot|punkt|point|\.)\s*[)\]}>]\s*|\s+dot\s+/giu;
const SPELLED_AT = /\s*[([{<]\s*at\s*[)\]}>]\s*/giu;
const SCHEME =
  /(?:\b[a-z][a-z0-9+.-]{1,20}\s*:\s*\/\s*\/)|(?:\b(?:https?|hxxps?|ftp|mailto|tel|sms|javascript|data)\s*:\s*\S)|\bwww\s*\./iu;
const PUNYCODE = /xn--/iu;
const EMAIL = /[^\s@]@[^\s@]/u;
const IP_ADDRESS = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/u;
/** Parts joined by dots, with optional spaces before a dot. */
const DOTTED = /[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:[ \t]*\.[\p{L}\p{N}-]+)+/gu;
/** With spaces on both sides of the dot, which no sentence ends with. */
const SPACED = /([\p{L}\p{N}-]+)[ \t]+\.[ \t]+([\p{L}\p{N}-]+)/gu;
/** After a full stop and a space, these endings are not words of a sentence. */
const AFTER_SPACE = /[\p{L}\p{N}-]+\.[ \t]+(?:com|net|org|ee|eu|io|ru)(?![\p{L}\p{N}])/iu;
const PLACEHOLDER = /\{[^{}]*\}/g;

/**
 * Whether a text contains the address of a site or a mailbox, even in a spelling that only a person
 * or a phone's linkifier still recognizes. Top-level domains come from the public suffix list, so
 * that "A.Tamm" and "10.30" pass.
 */
export function hasAddress(text: string): boolean {
  const plain = text
    .replace(PLACEHOLDER, 'x')
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(DOTS, '.')
    .replace(SPELLED_DOT, '.')
    .replace(SPELLED_AT, '@');
  if (SCHEME.test(plain) || PUNYCODE.test(plain) || IP_ADDRESS.test(plain)) return true;
  if (EMAIL.test(plain) || AFTER_SPACE.test(plain)) return true;
  for (const [found] of plain.matchAll(DOTTED)) if (isDomain(found.replace(/\s/g, ''))) return true;
  for (const [, name, ending] of plain.matchAll(SPACED)) {
    if (isDomain(`${name}.${ending}`)) return true;
  }
  return false;
}

/** Checks every part, because "Hello.see.example.com.Bye" hides a domain, too. */
function isDomain(dotted: string): boolean {
  const labels = dotted.split('.');
  return labels.some((_, end) => {
    if (end === 0) return false;
    const host = domainToASCII(`${labels[end - 1]}.${labels[end]}`);
    return host !== '' && parse(host).isIcann === true;
  });
}
