import type { Upload } from '@forecourt/contract';
import { makeUpload, seeded } from '@forecourt/contract/fixtures';
import { describe, expect, test } from 'vitest';
import { photoSource } from './photoSource.ts';

const photo = (overrides: Partial<Upload> = {}) =>
  photoSource(makeUpload(seeded('photo'), overrides));
const size = (type: Upload['variants'][number]['type'], width: number) => ({
  url: `/media/key/${width}.${type.slice(6)}`,
  type,
  width,
  height: (width * 3) / 4,
});

describe('the source of a photo', () => {
  test('offers AVIF, then WebP, and JPEG to browsers that know neither', () => {
    const variants = (['image/webp', 'image/jpeg', 'image/avif'] as const).flatMap((type) => [
      size(type, 320),
      size(type, 640),
    ]);
    expect(photo({ url: '/media/key/640.jpeg', variants })).toEqual({
      src: '/media/key/640.jpeg',
      srcSet: '/media/key/320.jpeg 320w, /media/key/640.jpeg 640w',
      sources: [
        { type: 'image/avif', srcSet: '/media/key/320.avif 320w, /media/key/640.avif 640w' },
        { type: 'image/webp', srcSet: '/media/key/320.webp 320w, /media/key/640.webp 640w' },
      ],
      ratio: '1920 / 1440',
    });
  });

  test('offers what there is of encodings', () => {
    const source = photo({ variants: [size('image/jpeg', 480)] });
    expect(source?.sources).toEqual([]);
    expect(source?.srcSet).toBe('/media/key/480.jpeg 480w');
  });

  test('is the plain address while no size is ready', () => {
    expect(photo({ variants: [] })).toMatchObject({ srcSet: undefined, sources: [] });
  });

  test('keeps a place of the usual shape while the size is not known', () => {
    expect(photo({ width: null, height: null })?.ratio).toBe('4 / 3');
  });

  test('is missing while the photo is not processed', () => {
    expect(photo({ url: null })).toBeUndefined();
  });
});
