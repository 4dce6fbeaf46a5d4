import { CodeNumbers, piecesOf } from './inline.ts';
import { XLIFF_NAMESPACE } from './namespace.ts';

/** What a translator is told about a text. */
export interface TextNote {
  /** What it is about. */
  note?: string;
  /** Where in the product it stands, such as `settings/general`. */
  place?: string;
}

export interface XliffTexts {
  /** Every text of the product in English, by message id. */
  source: Readonly<Record<string, string>>;
  /** What the language has; texts that are missing get no target. */
  target: Readonly<Record<string, string>>;
  /** The language's code; absent for a language that is still to be chosen. */
  code?: string;
  notes: Readonly<Record<string, TextNote>>;
}

/** A file of translations in XLIFF 1.2, for translation tools. */
export function writeXliff({ source, target, code, notes }: XliffTexts): string {
  const language = code ? ` target-language="${escape(code)}"` : '';
  const units = Object.entries(source).map(([id, text]) => {
    const shown = Object.hasOwn(target, id) ? target[id] : undefined;
    return unitOf(id, text, shown, notes[id]);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff version="1.2" xmlns="${XLIFF_NAMESPACE}">`,
    `<file original="forecourt" datatype="plaintext" source-language="en-US"${language} xml:space="preserve">`,
    '<body>',
    ...units,
    '</body>',
    '</file>',
    '</xliff>',
    '',
  ].join('\n');
}

function unitOf(id: string, source: string, target?: string, about: TextNote = {}): string {
  // shared, so that a code has the same number in both
  const numbers = new CodeNumbers();
  const { note, place } = about;
  const name = escape(id);
  return [
    `<trans-unit id="${name}" resname="${name}">`,
    `<source>${inline(source, numbers)}</source>`,
    target && `<target>${inline(target, numbers)}</target>`,
    place &&
      `<context-group purpose="location"><context context-type="sourcefile">${escape(place)}</context></context-group>`,
    note && `<note from="developer">${escape(note)}</note>`,
    '</trans-unit>',
  ]
    .filter(Boolean)
    .join('\n');
}

function inline(text: string, numbers: CodeNumbers): string {
  const pieces = piecesOf(text);
  const ids = numbers.of(pieces);
  return pieces
    .map(({ element, text: part }, at) =>
      element ? `<${element} id="${ids[at]}">${escape(part)}</${element}>` : escape(part),
    )
    .join('');
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words as XML. */
function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character]!);
}
