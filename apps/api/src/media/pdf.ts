import { readFile } from 'node:fs/promises';
import { createInflate } from 'node:zlib';
import { InvalidInput } from '../domain/errors.ts';
import { broken, empty, notAPdf } from './problems.ts';

/** Bytes at the end in which a whole file says that it ends. */
const TAIL_BYTES = 2048;
/** Unpacked bytes of all streams of a file; more are a bomb, or no letter to a customer. */
const MAX_UNPACKED = 64 * 1024 * 1024;
/** More than a long letter with pictures has. */
const MAX_STREAMS = 10_000;
/** Longest dictionary of a stream. */
const MAX_DICTIONARY = 64 * 1024;
/** Characters of a chunk that the next one is read with: names may begin in one and end in the other. */
const OVERLAP = 64;

/**
 * Names of what acts when somebody opens or presses something, of files in the file, and of a
 * password. Short ones count only before a value: three bytes of a picture may read like them.
 */
const REFUSED = [
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Encrypt)(?![^\s()<>[\]{}/%])/,
  /\/(?:JS|EF|XFA)\s*(?:[(<[]|\d+\s+\d+\s+R)/,
];

/** Every stream, by the keyword before its bytes. */
const STREAM = /(?<!end)stream[ \t]*(?:\r\n|\n|\r)/g;

/**
 * Reads a PDF file and checks that nothing in it acts, hides or is locked, also in packed object
 * streams and behind escaped names. Its content is not changed.
 * @throws Problem 415 when it is no PDF file; 422 when it is damaged, locked or could act
 */
export async function inspectPdf(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (bytes.length === 0) throw empty();
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') throw notAPdf();
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - TAIL_BYTES));
  if (!tail.includes('startxref') || !tail.includes('%%EOF'))
    throw broken('The file is incomplete');
  const text = bytes.toString('latin1');
  refuseActing(text);
  await checkStreams(bytes, text);
  return bytes;
}

async function checkStreams(bytes: Buffer, text: string): Promise<void> {
  const budget = { left: MAX_UNPACKED };
  let objectStreams = 0;
  let streams = 0;
  for (const match of text.matchAll(STREAM)) {
    if ((streams += 1) > MAX_STREAMS) throw unreadable();
    const dictionary = dictionaryBefore(text, match.index);
    const isNamed = /\/ObjStm(?![A-Za-z0-9])/.test(dictionary);
    if (isNamed) objectStreams += 1;
    // readers go by these two, whatever its type says
    const hasObjects = isNamed || (/\/First\b/.test(dictionary) && /\/N\b/.test(dictionary));
    if (hasObjects && !isReadable(dictionary)) throw unreadable();
    const packed = bytes.subarray(match.index + match[0].length);
    const isWhole = await unpack(packed, budget);
    if (hasObjects && !isWhole && /\/Filter\b/.test(dictionary)) throw unreadable();
  }
  const named = unescaped(text).match(/\/ObjStm(?![A-Za-z0-9])/g)?.length ?? 0;
  // one that was not found as a stream would hide what it says
  if (named !== objectStreams) throw unreadable();
}

/** The text between the keyword `obj` and a stream, with plain names. */
function dictionaryBefore(text: string, index: number): string {
  const near = text.slice(Math.max(0, index - MAX_DICTIONARY), index);
  return unescaped(near.slice(near.lastIndexOf('obj') + 1));
}

/** Whether a stream of objects is packed in the one way that is unpacked here, or not at all. */
function isReadable(dictionary: string): boolean {
  if (/\/DecodeParms\b/.test(dictionary)) return false;
  const filters = dictionary.match(/\/Filter\b/g)?.length ?? 0;
  const known = /\/Filter\s*(?:\[\s*\/FlateDecode\s*\]|\/FlateDecode(?![A-Za-z0-9]))/;
  return filters === 0 || (filters === 1 && known.test(dictionary));
}

/** Unpacks a stream and looks for what is refused. @returns whether it was packed, and whole */
async function unpack(packed: Buffer, budget: { left: number }): Promise<boolean> {
  if (!isZlib(packed)) return false;
  const inflate = createInflate();
  // its end is known only to the packing itself, so the rest of the file follows
  inflate.end(packed);
  let before = '';
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      budget.left -= chunk.length;
      if (budget.left < 0) throw unreadable();
      const text = before + chunk.toString('latin1');
      refuseActing(text);
      before = text.slice(-OVERLAP);
    }
    return true;
  } catch (error) {
    if (error instanceof InvalidInput || !isDamage(error)) throw error;
    return false;
  } finally {
    inflate.destroy();
  }
}

/** The first two bytes of zlib: deflate, and a sum that is a multiple of 31. */
function isZlib([method = 0, flags = 0]: Buffer): boolean {
  return (method & 15) === 8 && ((method << 8) + flags) % 31 === 0;
}

const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

function refuseActing(text: string): void {
  const plain = unescaped(text);
  if (REFUSED.some((name) => name.test(text) || name.test(plain))) throw acting();
}

/** Names may have their characters as numbers: `/J#61vaScript`. */
function unescaped(text: string): string {
  if (!text.includes('#')) return text;
  return text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
}

const acting = (): InvalidInput =>
  refused('A PDF file with scripts, actions, files in it or a password is not accepted');
const unreadable = (): InvalidInput => refused('The PDF file cannot be checked');

const refused = (detail: string): InvalidInput =>
  new InvalidInput([{ field: 'content', code: 'INVALID_FORMAT' }], { detail });
