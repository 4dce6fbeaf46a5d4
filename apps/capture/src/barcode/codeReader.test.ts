import { expect, test, vi } from 'vitest';
import { openCodeReader } from './codeReader.ts';

/** A browser with a reader of its own for these formats, which always reads the same. */
function browser(formats: string[]) {
  const detect = vi.fn(async () => [{ rawValue: '1M8GDM9AXKP042788' }]);
  class BarcodeDetector {
    static getSupportedFormats = async () => formats;
    detect = detect;
  }
  return { BarcodeDetector, detect };
}

const blank = { data: new Uint8ClampedArray(4 * 64 * 64), width: 64, height: 64 } as ImageData;

test('a browser that reads all formats reads with its own reader', async () => {
  const world = browser(['aztec', 'qr_code', 'data_matrix', 'code_128', 'code_39']);
  const read = await openCodeReader(world);
  expect(await read(blank)).toEqual(['1M8GDM9AXKP042788']);
});

test.each([
  ['has no reader', {}],
  ['reads none', browser([])],
  ['reads only some', browser(['qr_code', 'code_128'])],
])('a browser that %s gets the library', async (_, world) => {
  const read = await openCodeReader(world);
  expect(await read(blank)).toEqual([]);
});
