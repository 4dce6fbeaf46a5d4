import type { Source } from './product.ts';

/** A word that the product's texts do not use, and what to write instead. */
interface Refusal {
  word: RegExp;
  instead: string;
}

/** US spelling, and one word per thing. */
const REFUSALS: Refusal[] = [
  { word: /\be-mail/i, instead: 'email' },
  { word: /\bcolour/i, instead: 'color' },
  { word: /\blicence/i, instead: 'license' },
  { word: /\btyre/i, instead: 'tire' },
  { word: /\bcentre/i, instead: 'center' },
  { word: /\bgrey\b/i, instead: 'gray' },
  { word: /\bcancell(ed|ing)\b/i, instead: 'canceled, canceling' },
  { word: /\b(recogn|custom|organ|author|real)is(e|ed|es|ing|ation)\b/i, instead: '-ize' },
  { word: /\b(behavi|fav|neighb)our/i, instead: '-or' },
  { word: /\bpost ?code\b/i, instead: 'ZIP code' },
  { word: /\bmotorway\b/i, instead: 'highway' },
  { word: /\banew\b/i, instead: 'again' },
  { word: /\bwhoever\b/i, instead: 'the sender, the administrator' },
  { word: /\bmeanwhile\b/i, instead: 'nothing, or "in the meantime"' },
  { word: /\bgo(es)? on\b/i, instead: 'continue' },
  { word: /\btak(e|en|ing) back\b/i, instead: 'undo, restore' },
  { word: /\bswitched (on|off)\b/i, instead: 'turned on, turned off' },
  { word: /(?<!soon )\bas it is\b/i, instead: 'unchanged' },
  { word: /\bEmpty: /, instead: 'Leave blank to' },
  { word: /\bsomebody\b/i, instead: 'someone' },
  { word: /\bopps\b/i, instead: 'oops' },
];

/** The specification's own texts, which stay as they are written there (spec §8). */
const SPECIFIED = new Set(['Opps, something went wrong :(']);

/** Names of placeholders, which readers do not see: `{cancelled, plural, …}`. */
const PLACEHOLDERS = /\{\w+/g;

/** Each text that uses a refused word, with what to write instead. */
export function refusedWords(source: Source): string[] {
  return Object.values(source)
    .map(({ defaultMessage }) => defaultMessage)
    .filter((text) => !SPECIFIED.has(text))
    .flatMap((text) => {
      const read = text.replace(PLACEHOLDERS, '{');
      return REFUSALS.flatMap(({ word, instead }) => {
        const [found] = word.exec(read) ?? [];
        return found ? [`“${text}”: instead of “${found}” write ${instead}`] : [];
      });
    });
}
