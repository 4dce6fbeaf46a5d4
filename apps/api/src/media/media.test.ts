import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PhotoBox } from '@forecourt/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeys } from '../domain/keys.ts';
import { Problem } from '../http/problem.ts';
import { createMedia } from './media.ts';
import {
  cornersOf,
  CORNERS,
  hostileFiles,
  LOCATION_CANARY,
  phonePhoto,
  polyglot,
} from './testing/pictures.ts';
import type { Media } from './types.ts';

let root: string;
let media: Media;
let now: Date;
const revoked = new Set<string>();
let hidden: PhotoBox | null = null;

const open = () =>
  createMedia({
    config: { storage: { kind: 'local', root } } as never,
    keys: createKeys(Buffer.alloc(32, 7)),
    clock: { now: () => now },
    isLive: async (grant) => !revoked.has(grant.id),
    hiddenIn: async () => hidden,
  });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'media-'));
  now = new Date('2026-03-02T10:00:00Z');
  media = await open();
});

afterEach(() => rm(root, { recursive: true }));

const stored = async () =>
  (await readdir(root, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
const keyOf = (base: string) => base.split('/')[2]!;
const photo = (folder: string, name: string) =>
  media.open(keyOf(media.base(folder, 'photo')), name);

describe('taking in a photo', () => {
  it('refuses every file that is not one whole still picture, and stores nothing', async () => {
    for (const { name, bytes, status, code } of await hostileFiles()) {
      const error = await media
        .storePhoto(media.newFolder(), bytes)
        .catch((thrown: unknown) => thrown);
      expect(error, name).toBeInstanceOf(Problem);
      expect({ status: (error as Problem).status, code: (error as Problem).code }, name).toEqual({
        status,
        code,
      });
    }
    expect(await stored()).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'turns a photo with orientation %i upright',
    async (orientation) => {
      const folder = media.newFolder();
      const facts = await media.storePhoto(folder, await phonePhoto({ orientation }));
      expect(facts).toMatchObject({ width: 480, height: 320 });
      const file = await photo(folder, 'full.jpg');
      expect(await cornersOf(file!.bytes)).toEqual([...CORNERS]);
      expect((await sharp(file!.bytes).metadata()).orientation).toBeUndefined();
    },
  );

  it('keeps no location, no maker, no profile and nothing hidden behind the pixels', async () => {
    const folder = media.newFolder();
    const original = await polyglot();
    expect(original.includes(LOCATION_CANARY)).toBe(true);
    await media.storePhoto(folder, original);
    await photo(folder, '320.webp');
    for (const file of await stored()) {
      const bytes = await readFile(join(file.parentPath, file.name));
      expect(bytes.includes(LOCATION_CANARY)).toBe(false);
      expect(bytes.includes('PhoneMaker')).toBe(false);
      expect(bytes.includes('<html>')).toBe(false);
      const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  it('converts the colours of a wide profile to sRGB', async () => {
    const wide = await sharp({
      create: { width: 64, height: 64, channels: 3, background: '#00ff00' },
    })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    // without the color conversion, the same values would be a duller green
    const raw = await sharp(wide, { ignoreIcc: true }).raw().toBuffer();
    const folder = media.newFolder();
    await media.storePhoto(folder, wide);
    const kept = await sharp((await photo(folder, 'full.jpg'))!.bytes)
      .raw()
      .toBuffer();
    expect(raw[0]).toBeGreaterThan(80);
    expect(kept[0]).toBeLessThan(20);
    expect(kept[1]).toBeGreaterThan(245);
  });

  it('takes PNG with transparency, WebP and AVIF, and reduces what is larger than 4096', async () => {
    const clear = sharp({
      create: { width: 40, height: 30, channels: 4, background: '#00000000' },
    });
    const large = sharp({ create: { width: 5000, height: 2500, channels: 3, background: 'red' } });
    for (const bytes of [
      await clear.png().toBuffer(),
      await clear.clone().webp().toBuffer(),
      await clear.clone().avif().toBuffer(),
    ]) {
      const folder = media.newFolder();
      expect(await media.storePhoto(folder, bytes)).toMatchObject({ width: 40, height: 30 });
      const pixel = await sharp((await photo(folder, 'full.jpg'))!.bytes)
        .raw()
        .toBuffer();
      expect([...pixel.subarray(0, 3)]).toEqual([255, 255, 255]);
    }
    expect(await media.storePhoto(media.newFolder(), await large.jpeg().toBuffer())).toMatchObject({
      width: 4096,
      height: 2048,
    });
  });
});

describe('serving a photo', () => {
  it('makes the display sizes at their first call, each once', async () => {
    const folder = media.newFolder();
    await media.storePhoto(folder, await phonePhoto({ width: 1500, height: 1000 }));
    expect(await stored()).toHaveLength(1);
    const names = ['320.avif', '640.webp', '1280.jpg'];
    for (const name of names) {
      const [first, again] = await Promise.all([photo(folder, name), photo(folder, name)]);
      expect(again!.bytes.equals(first!.bytes)).toBe(true);
      expect(await cornersOf(first!.bytes)).toEqual([...CORNERS]);
      expect((await sharp(first!.bytes).metadata()).width).toBe(Number.parseInt(name, 10));
    }
    expect((await photo(folder, '320.avif'))!.contentType).toBe('image/avif');
    expect(await stored()).toHaveLength(1 + names.length);
  });

  it('answers nothing for sizes that are not there, other names and ways out of the folder', async () => {
    const folder = media.newFolder();
    await media.storePhoto(folder, await phonePhoto());
    for (const name of [
      '640.jpg',
      '2048.webp',
      '321.jpg',
      '320.png',
      '0.jpg',
      'full.webp',
      '../full.jpg',
      '320.jpg/..',
      '',
    ]) {
      expect(await photo(folder, name), name).toBeNull();
    }
  });

  it('answers nothing for an address that is forged, of another set, or over', async () => {
    const folder = media.newFolder();
    await media.storePhoto(folder, await phonePhoto());
    const key = keyOf(media.base(folder, 'photo'));
    expect(await media.open(key, 'full.jpg')).not.toBeNull();
    const other = media.newFolder();
    for (const wrong of [
      other + key.slice(22),
      `${key.slice(0, 22)}h${key.slice(23)}`,
      `${key.slice(0, 23)}zzzz${key.slice(27)}`,
      `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
      folder,
      '',
      '..',
    ]) {
      expect(await media.open(wrong, 'full.jpg'), wrong).toBeNull();
    }
    now = new Date(now.getTime() + 29 * 24 * 60 * 60 * 1000);
    expect(await media.open(key, 'full.jpg')).toBeNull();
  });

  it('gives the same address for two weeks, and one that works for two more', async () => {
    const folder = media.newFolder();
    await media.storePhoto(folder, await phonePhoto());
    const base = media.base(folder, 'photo');
    now = new Date(now.getTime() + 60 * 1000);
    expect(media.base(folder, 'photo')).toBe(base);
    const file = await media.open(keyOf(base), 'full.jpg');
    expect(file!.maxAge).toBeGreaterThan(14 * 24 * 3600 - 120);
    expect(file!.maxAge).toBeLessThanOrEqual(28 * 24 * 3600);
  });
});

describe('a scan', () => {
  it('keeps each frame in two resolutions', async () => {
    const folder = media.newFolder();
    await media.storeFrame(
      folder,
      3,
      await phonePhoto({ width: 1920, height: 1080, orientation: 6 }),
    );
    const high = await media.open(keyOf(media.base(folder, 'high')), '3.jpg');
    const low = await media.open(keyOf(media.base(folder, 'low')), '3.jpg');
    expect(await sharp(high!.bytes).metadata()).toMatchObject({ width: 1600, height: 900 });
    expect(await sharp(low!.bytes).metadata()).toMatchObject({ width: 640, height: 360 });
    expect(await cornersOf(low!.bytes)).toEqual([...CORNERS]);
    expect(await media.open(keyOf(media.base(folder, 'high')), '4.jpg')).toBeNull();
  });
});

it('deletes a folder with everything in it, and none without complaint', async () => {
  const folder = media.newFolder();
  await media.storePhoto(folder, await phonePhoto());
  await photo(folder, '320.jpg');
  await media.removeFolder(folder);
  await media.removeFolder(media.newFolder());
  expect(await stored()).toEqual([]);
  expect(await photo(folder, 'full.jpg')).toBeNull();
});

it('clears away at the start what a crash left unfinished, and leaves what is being written', async () => {
  await mkdir(join(root, 'unfinished'), { recursive: true });
  for (const name of ['old', 'new']) await writeFile(join(root, 'unfinished', name), 'half');
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await utimes(join(root, 'unfinished', 'old'), yesterday, yesterday);
  await open();
  expect((await stored()).map((file) => file.name)).toEqual(['new']);
});

describe('an address that a link shows', () => {
  const bound = (folder: string, id = 'req1', version = 1) =>
    keyOf(media.forLink({ kind: 'request', id, version }).base(folder, 'photo'));

  it('ends with the link, and is for the one who has it', async () => {
    const folder = media.newFolder();
    await media.storePhoto(folder, await phonePhoto());
    expect(await media.open(bound(folder), '320.jpg')).toMatchObject({ isPrivate: true });
    revoked.add('req1');
    expect(await media.open(bound(folder), '320.jpg')).toBeNull();
    expect(await photo(folder, '320.jpg')).toMatchObject({ isPrivate: false });
    revoked.clear();
  });

  it('cannot be turned into that of another link, or of none', async () => {
    const folder = media.newFolder();
    await media.storePhoto(folder, await phonePhoto());
    const key = bound(folder);
    for (const forged of [
      key.slice(0, 49),
      `${key.slice(0, 49)}r0002req1`,
      `${key.slice(0, 49)}r0001req2`,
      `${key}x`,
    ]) {
      expect(await media.open(forged, '320.jpg'), forged).toBeNull();
    }
  });

  it('shows a photo no larger than a screen: the whole of it is for staff', async () => {
    const folder = media.newFolder();
    const wide = await sharp({
      create: { width: 2600, height: 900, channels: 3, background: '#446688' },
    })
      .jpeg()
      .toBuffer();
    await media.storePhoto(folder, wide);
    expect(await media.open(bound(folder), 'full.jpg')).toBeNull();
    expect(await media.open(bound(folder), '2048.jpg')).not.toBeNull();
    const original = keyOf(media.base(folder, 'original'));
    expect(await media.open(original, 'windshield-7.jpg')).toMatchObject({ download: true });
  });

  it('shows a photo without what is hidden of it, once there is something', async () => {
    const folder = media.newFolder();
    await media.storePhoto(folder, await phonePhoto());
    const whole = await media.open(bound(folder), '320.jpg');
    hidden = { x: 0, y: 0, width: 0.5, height: 0.5 };
    const without = await media.open(bound(folder), '320.jpg');
    expect(without!.bytes.equals(whole!.bytes)).toBe(false);
    expect(await photo(folder, '320.jpg')).toMatchObject({ bytes: whole!.bytes });
    hidden = null;
    expect(await media.open(bound(folder), '320.jpg')).toMatchObject({ bytes: whole!.bytes });
    await media.removeFolder(folder);
    expect(await stored()).toEqual([]);
  });

  it('is another for each place that is hidden, and for none', () => {
    const folder = media.newFolder();
    const grant = { kind: 'request', id: 'req1', version: 1 } as const;
    const at = (x: number | null) =>
      media
        .forLink(grant, () => (x === null ? null : { x, y: 0, width: 0.5, height: 0.5 }))
        .base(folder, 'photo');
    expect(new Set([at(null), at(0), at(0.25), at(0)]).size).toBe(3);
    expect(at(null)).toBe(media.forLink(grant).base(folder, 'photo'));
  });
});

describe('display sizes', () => {
  it('are made ahead once, in every encoding that fits', async () => {
    const folder = media.newFolder();
    const wide = await sharp({
      create: { width: 700, height: 300, channels: 3, background: '#446688' },
    })
      .jpeg()
      .toBuffer();
    await media.storePhoto(folder, wide);
    await media.makeSizes(folder);
    const names = (await stored()).map((file) => file.name).sort();
    expect(names).toEqual(
      ['320.avif', '320.jpg', '320.webp', '640.avif', '640.jpg', '640.webp', 'full.jpg'].sort(),
    );
  });

  it('of a photo that is gone are not made', async () => {
    await media.makeSizes(media.newFolder());
    expect(await stored()).toEqual([]);
  });
});
