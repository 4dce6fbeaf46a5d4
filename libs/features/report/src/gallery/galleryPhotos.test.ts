import {
  makeReportContent,
  makeScanUpload,
  makeUpload,
  seeded,
} from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { galleryPhotos, scanOf } from './galleryPhotos.ts';

const random = seeded('gallery');
const dashboard = makeUpload(random, { section: 'dashboard' });
const windshield = makeUpload(random, { section: 'windshield' });
const front = makeUpload(random, { section: 'exterior_images', slot: 'front' });
const rear = makeUpload(random, { section: 'exterior_images', slot: 'rear' });
const scan = makeScanUpload(random);
const uploads = [dashboard, scan, windshield, front, rear];

const shown = (cover: string | null, all = uploads) => {
  const { car } = makeReportContent(random);
  const content = {
    ...makeReportContent(random),
    uploads: all,
    car: { ...car, cover_photo: cover },
  };
  return galleryPhotos(content).map(({ upload, source }) => upload?.id ?? source.src);
};

test('the car from outside comes first, then the other photos, and never the scan', () => {
  expect(shown(null)).toEqual([front.id, rear.id, windshield.id, dashboard.id]);
});

test('the cover is in front, and only once', () => {
  expect(shown(rear.url)).toEqual([rear.id, front.id, windshield.id, dashboard.id]);
  expect(shown('/media/elsewhere/1.jpg', [front])).toEqual(['/media/elsewhere/1.jpg', front.id]);
});

test('a photo that is not processed is left out, and so is a scan', () => {
  expect(shown(null, [makeUpload(random, { ...front, url: null }), rear])).toEqual([rear.id]);
  expect(scanOf({ uploads })?.id).toBe(scan.id);
  expect(scanOf({ uploads: [{ ...scan, processedimagescount: null }] })).toBeUndefined();
});
