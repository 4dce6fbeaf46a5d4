import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { withExif } from './exif.ts';

let plain: Buffer;

beforeAll(async () => {
  plain = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
});

/** Value bytes of a field in a directory of the EXIF block (big-endian, as written). */
function field(
  exif: Buffer,
  directoryAt: number,
  tag: number,
): { offset: number; count: number } | null {
  const count = exif.readUInt16BE(directoryAt);
  for (let i = 0; i < count; i++) {
    const at = directoryAt + 2 + i * 12;
    if (exif.readUInt16BE(at) === tag) return { offset: at + 8, count: exif.readUInt32BE(at + 4) };
  }
  return null;
}

describe('a JPEG as a phone sends it', () => {
  it('carries the orientation, so that uploads must be turned upright', async () => {
    const photo = withExif(plain, { orientation: 6 });
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const upright = await sharp(photo).rotate().toBuffer({ resolveWithObject: true });
    expect([upright.info.width, upright.info.height]).toEqual([20, 30]);
  });

  it('carries where and when it was taken', async () => {
    const gps = { latitude: 59.437, longitude: -24.7536 };
    const photo = withExif(plain, { gps, takenAt: new Date('2026-03-01T14:25:09Z') });
    const block = (await sharp(photo).metadata()).exif;
    expect(block?.subarray(0, 4).toString('latin1')).toBe('Exif');
    const tiff = (block ?? Buffer.alloc(0)).subarray(6);
    expect(tiff.toString('latin1')).toContain('2026:03:01 14:25:09');
    const pointer = field(tiff, 8, 0x8825);
    const directory = tiff.readUInt32BE(pointer?.offset ?? 0);
    const west = field(tiff, directory, 3);
    expect(String.fromCharCode(tiff.readUInt8(west?.offset ?? 0))).toBe('W');
    const at = tiff.readUInt32BE(field(tiff, directory, 2)?.offset ?? 0);
    const part = (i: number): number =>
      tiff.readUInt32BE(at + i * 8) / tiff.readUInt32BE(at + i * 8 + 4);
    expect(part(0) + part(1) / 60 + part(2) / 3600).toBeCloseTo(gps.latitude, 5);
  });

  it('keeps the picture itself untouched', async () => {
    const photo = withExif(plain, { orientation: 1, gps: { latitude: 1, longitude: 2 } });
    expect(await sharp(photo).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
  });

  it('refuses a file that is not a JPEG, and an orientation that does not exist', () => {
    expect(() => withExif(Buffer.from('GIF89a'), {})).toThrow('Not a JPEG');
    expect(() => withExif(plain, { orientation: 9 })).toThrow('1 to 8');
  });
});
