// @vitest-environment jsdom
import { makePublicReport, makeUpload, seeded } from '@forecourt/contract/fixtures';
import { afterEach, describe, expect, test } from 'vitest';
import { coverSizes, coverUpload, preloadCover } from './cover.ts';

test('a cover has the sizes of the photo it is', () => {
  const random = seeded('cover');
  const [one, other] = [makeUpload(random), makeUpload(random)];
  expect(coverUpload(other.url, [one, other])).toBe(other);
  expect(coverUpload(one.variants[0]!.url, [one, other])).toBe(one);
  expect(coverUpload('/media/elsewhere/1.jpg', [one, other])).toBeUndefined();
  expect(coverUpload(null, [one, other])).toBeUndefined();
});

describe('the cover of a report behind a link, asked for ahead', () => {
  const size = (type: 'image/avif' | 'image/jpeg', width: number) => ({
    url: `/media/key/${width}.${type.slice(6)}`,
    type,
    width,
    height: width / 2,
  });
  const upload = makeUpload(seeded('photo'), {
    url: '/media/key/1280.jpeg',
    variants: [size('image/jpeg', 640), size('image/avif', 640), size('image/avif', 1280)],
  });
  const preload = (cover: string | null) => {
    const { report } = makePublicReport(seeded('report'));
    preloadCover({ ...report, car: { ...report.car, cover_photo: cover }, uploads: [upload] });
    return document.head.querySelector('link');
  };
  afterEach(() => document.head.replaceChildren());

  test('is the picture that the page will choose, before any other', () => {
    expect(preload(upload.url)).toMatchObject({
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      fetchPriority: 'high',
      imageSrcset: '/media/key/640.avif 640w, /media/key/1280.avif 1280w',
      imageSizes: coverSizes.large,
    });
  });

  test('is asked for at its one address where no sizes are known', () => {
    expect(preload('/media/elsewhere/1.jpg')?.getAttribute('href')).toBe('/media/elsewhere/1.jpg');
  });

  test('is not asked for where there is none', () => {
    expect(preload(null)).toBeNull();
  });
});
