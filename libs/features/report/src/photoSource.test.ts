import type { Upload } from '@forecourt/contract';
import { makeUpload, seeded } from '@forecourt/contract/fixtures';
import { describe, expect, test } from 'vitest';
import { photoSource } from './photoSource.ts';

const photo = (overrides: Partial<Upload> = {}) =>
  photoSource(makeUpload(seeded('photo'), overrides));
const size = (type: Upload['variants'][number]['type'], width: number) => ({
  url: `/media/key/w${width}.${type.slice(6)}`,
  type,
  width,
  height: (width * 3) / 4,
});

describe('the source of a photo', () => {
  test('offers the WebP sizes, and the plain address to browsers without srcset', () => {
    const variants = [size('image/webp', 480), size('image/jpeg', 480), size('image/webp', 960)];
    expect(photo({ url: '/media/key/w960.jpg', variants })).toEqual({
      src: '/media/key/w960.jpg',
      srcSet: '/media/key/w480.webp 480w, /media/key/w960.webp 960w',
      ratio: '1920 / 1440',
    });
  });

  test('offers JPEG where there is no WebP', () => {
    expect(photo({ variants: [size('image/jpeg', 480)] })?.srcSet).toBe(
      '/media/key/w480.jpeg 480w',
    );
  });

  test('is the plain address while no size is ready', () => {
    expect(photo({ variants: [] })?.srcSet).toBeUndefined();
  });

  test('keeps a place of the usual shape while the size is not known', () => {
    expect(photo({ width: null, height: null })?.ratio).toBe('4 / 3');
  });

  test('is missing while the photo is not processed', () => {
    expect(photo({ url: null })).toBeUndefined();
  });
});
