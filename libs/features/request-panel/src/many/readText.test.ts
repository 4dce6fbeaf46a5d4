import { describe, expect, test } from 'vitest';
import { MAX_FILE_BYTES, NotText, readText } from './readText.ts';

const TEXT = 'Name;Phone\r\nJürgen Müller;+372 5123 4567\r\n';
const utf16 = (text: string, swapped = false): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  [...text].forEach((one, at) => view.setUint16(at * 2, one.charCodeAt(0), !swapped));
  return bytes;
};
const latin = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (one) => one.charCodeAt(0));
const kindOf = (bytes: Uint8Array<ArrayBuffer>): string => {
  try {
    return readText(bytes);
  } catch (error) {
    return error instanceof NotText ? error.kind : String(error);
  }
};

describe('the text of a file', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode(TEXT)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
    ['UTF-16 of Windows', utf16(`\uFEFF${TEXT}`)],
    ['UTF-16 of others', utf16(`\uFEFF${TEXT}`, true)],
    ['UTF-16 without a mark', utf16(TEXT)],
    ['UTF-16 of others without a mark', utf16(TEXT, true)],
    ['Windows-1252', latin(TEXT)],
  ])('may be %s', (_, bytes) => {
    expect(readText(bytes)).toBe(TEXT);
  });

  test('has the signs of Windows-1252 that Latin-1 lacks', () => {
    expect(readText(Uint8Array.from([0x80, 0x93, 0xe9, 0x94]))).toBe('€“é”');
  });

  test.each([
    ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 0x21, 0xff])],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49])],
    ['bytes without zeros that are no text', Uint8Array.from([0xff, 1, 2, 0x81, 0xfd])],
  ])('is missing in %s', (_, bytes) => {
    expect(kindOf(bytes)).toBe('notText');
  });

  test('has a limit', () => {
    expect(kindOf(new Uint8Array(MAX_FILE_BYTES).fill(65))).toHaveLength(MAX_FILE_BYTES);
    expect(kindOf(new Uint8Array(MAX_FILE_BYTES + 1).fill(65))).toBe('tooLarge');
  });

  test('may be empty', () => {
    expect(readText(new Uint8Array())).toBe('');
  });
});
