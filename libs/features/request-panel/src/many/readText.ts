/** The most bytes of a file. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024;

/** Why a file has no text: it is too large, or no text at all, such as a workbook. */
export class NotText extends Error {
  readonly kind: 'tooLarge' | 'notText';

  constructor(kind: NotText['kind']) {
    super(kind);
    this.kind = kind;
  }
}

/** How many bytes at the beginning tell UTF-16 from bytes that are no text. */
const LOOKED_AT = 4096;

/**
 * The text of a file as spreadsheets save it: UTF-8, UTF-16 or, from older ones, Windows-1252.
 * @throws NotText
 */
export function readText(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes.length > MAX_FILE_BYTES) throw new NotText('tooLarge');
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') return decode(bytes, encoding);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, 'windows-1252');
  }
}

/** @throws NotText when the text has characters that no table has */
function decode(bytes: Uint8Array<ArrayBuffer>, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes);
  // eslint-disable-next-line no-control-regex -- what tells a text from a workbook
  if (/[\u0000-\u0008\u000e-\u001f\ufffd]/.test(text)) throw new NotText('notText');
  return text;
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // without a mark: in Western text every other byte is zero
  const start = bytes.subarray(0, LOOKED_AT - (LOOKED_AT % 2));
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even === 0 && odd === 0) return 'utf-8';
  const isPlain = Math.max(even, odd) > start.length / 4 && Math.min(even, odd) === 0;
  if (!isPlain) throw new NotText('notText');
  return odd > even ? 'utf-16le' : 'utf-16be';
}
