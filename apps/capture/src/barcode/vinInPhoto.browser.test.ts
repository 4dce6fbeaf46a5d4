import { expect, test } from 'vitest';
import { type CodeKind, codePhoto } from '../test/barcodes.ts';
import { openCodeReader } from './codeReader.ts';
import { vinInPhoto } from './vinInPhoto.ts';

const VIN = '1M8GDM9AXKP042788';
const read = (photo: Blob) => vinInPhoto(photo, openCodeReader);
const found = { kind: 'vin', vin: VIN };
const kinds: CodeKind[] = ['code_39', 'code_128', 'data_matrix'];

test.each(
  kinds.flatMap((kind) =>
    [
      ['straight', {}],
      ['on its side', { turn: 90 }],
      ['upside down', { turn: 180 }],
      ['turned by 8°', { turn: 8 }],
      ['turned by 30°', { turn: 30 }],
      ['blurred', { filter: 'blur(1.5px)' }],
      ['faint', { filter: 'contrast(0.15)' }],
      ['small', { module: 2 }],
    ].map(([how, look]) => [kind, how, look] as [CodeKind, string, object]),
  ),
)('a VIN in %s is read %s', async (kind, _, look) => {
  const text = kind === 'code_39' ? `I${VIN}` : VIN;
  expect(await read(await codePhoto({ kind, text, ...look }))).toEqual(found);
});

test('another code is told from a VIN', async () => {
  const photo = await codePhoto({ kind: 'code_128', text: '4006381333931' });
  expect(await read(photo)).toEqual({ kind: 'other' });
});

test('a photo without a code has none', async () => {
  const photo = await codePhoto({ kind: 'code_128', text: VIN, filter: 'blur(60px)' });
  expect(await read(photo)).toEqual({ kind: 'none' });
});

test('a file that is no picture cannot be read', async () => {
  await expect(read(new Blob(['<html>']))).rejects.toThrow();
});
