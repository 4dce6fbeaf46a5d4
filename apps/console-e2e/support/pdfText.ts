import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF whose fonts are inside and say which letter each of their shapes is, in the
 * order it is set; lines and words of different places are joined by spaces.
 */
export function textOfPdf(file: Buffer): string {
  const objects = objectsOf(file);
  const letters = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      letters.set(name, lettersOf(objects.get(unicode)?.content ?? ''));
    }
  }
  let text = '';
  for (const { content } of objects.values()) {
    if (content.includes(' Tf')) text += setText(content, letters);
  }
  return text;
}

interface PdfObject {
  head: string;
  /** Its stream, unpacked. */
  content: string;
}

function objectsOf(file: Buffer): Map<string, PdfObject> {
  const text = file.toString('latin1');
  const found = new Map<string, PdfObject>();
  for (const match of text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
    const [, id = '', body = ''] = match;
    const [head = '', stream] = body.split(/\nstream\n/, 2);
    const packed = Buffer.from(stream?.replace(/\nendstream$/, '') ?? '', 'latin1');
    const isPacked = head.includes('/FlateDecode');
    found.set(id, { head, content: (isPacked ? inflateSync(packed) : packed).toString('latin1') });
  }
  return found;
}

/** What the codes of a font stand for, by the ranges of its table. */
function lettersOf(table: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\w ]+)>/g)].forEach(([, hex = ''], index) => {
      const code = (parseInt(first, 16) + index).toString(16).padStart(4, '0');
      found.set(code, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return found;
}

function setText(content: string, letters: Map<string, Map<string, string>>): string {
  let text = '';
  let font: Map<string, string> | undefined;
  for (const [all, name, codes] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>|\bTm\b/g)) {
    if (name) font = letters.get(name);
    else if (codes) for (const code of codes.match(/.{4}/g) ?? []) text += font?.get(code) ?? '?';
    else if (all === 'Tm') text += ' ';
  }
  return text;
}
