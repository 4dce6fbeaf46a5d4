import { expect, test } from 'vitest';
import { drawnJpeg } from '../test/pictures.ts';
import { prepare } from './prepare.ts';
import { preparePhoto } from './preparePhoto.ts';

/** EXIF that turns the picture by 90° and says where it was taken. */
function withExif(jpeg: ArrayBuffer): Blob {
  const tiff = [
    0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 2, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0x88, 0x25, 0, 4,
    0, 0, 0, 1, 0, 0, 0, 38, 0, 0, 0, 0, 0, 1, 0, 1, 0, 2, 0, 0, 0, 2, 0x4e, 0, 0, 0, 0, 0, 0, 0,
  ];
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const segment = [0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255, ...body];
  return new Blob([jpeg.slice(0, 2), new Uint8Array(segment), jpeg.slice(2)]);
}

const sizeOf = async (bytes: ArrayBuffer) => {
  const picture = await createImageBitmap(new Blob([bytes]));
  return [picture.width, picture.height];
};
const text = (bytes: ArrayBuffer) => new TextDecoder('latin1').decode(bytes);

test('a photo of a large camera is made small enough to send, and keeps its shape', async () => {
  const result = await preparePhoto(new Blob([await drawnJpeg(10, 4000, 3000)]));
  if (!result.ok) throw new Error(result.problem);
  expect(await sizeOf(result.photo.full.bytes)).toEqual([2560, 1920]);
  expect(await sizeOf(result.photo.thumb.bytes)).toEqual([480, 360]);
  expect(result.photo.full.type).toBe('image/jpeg');
});

test('a photo taken upright stands upright, and where it was taken never leaves the phone', async () => {
  const file = withExif(await drawnJpeg(10, 400, 300));
  expect(text(await file.arrayBuffer())).toContain('Exif');
  const result = await prepare(file);
  if (!result.ok) throw new Error(result.problem);
  expect(await sizeOf(result.photo.full.bytes)).toEqual([300, 400]);
  expect(text(result.photo.full.bytes)).not.toContain('Exif');
});

test('the same file has the same digest, another has another', async () => {
  const digest = async (hue: number) => {
    const result = await prepare(new Blob([await drawnJpeg(hue)]));
    return result.ok ? result.photo.digest : '';
  };
  expect(await digest(10)).toBe(await digest(10));
  expect(await digest(10)).not.toBe(await digest(90));
});

test.each([
  ['an empty file', new Blob([]), 'EMPTY_FILE'],
  ['a page that calls itself a photo', new Blob(['<html></html>']), 'NOT_AN_IMAGE'],
  [
    'a picture this browser cannot read',
    new Blob([new Uint8Array([0, 0, 0, 24]), 'ftypheic', new Uint8Array(40)]),
    'UNSUPPORTED_IMAGE',
  ],
])('%s is told apart', async (_what, file, problem) => {
  expect(await preparePhoto(file)).toEqual({ ok: false, problem });
});
