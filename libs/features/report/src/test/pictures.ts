import type { Upload, UploadSection } from '@forecourt/contract';
import { bypass, delay, http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';

/** The demo's photos, which Storybook and the tests of stories serve. */
const CAR = '/demo-media/suv';
/** Frames in the demo's scan of the car. */
const FRAMES = 24;

const photos: Partial<Record<UploadSection, string[]>> = {
  licence_plate: ['plate'],
  windshield: ['windshield', 'windshield-chip'],
  dashboard: ['dashboard'],
  mileage: ['mileage'],
  vin: ['vin'],
  interior_front: ['front-interior'],
  interior_back: ['back-interior'],
  damage_locations: ['damage-scratch', 'damage-dent', 'damage-bumper'],
};
const sides = ['front-left', 'front', 'front-right', 'right', 'rear-right', 'rear', 'rear-left'];
const shown = new Map<string, string>();

const keyOf = (url: string): string => url.split('/')[2] ?? '';
const sumOf = (text: string): number => [...text].reduce((sum, one) => sum + one.charCodeAt(0), 0);
const sideOf = (key: string): string => `exterior-${sides[sumOf(key) % sides.length]}`;

function photoOf({ section, slot, id }: Upload): string {
  if (slot) return `exterior-${slot.replaceAll('_', '-')}`;
  const some = photos[section];
  return some ? some[id % some.length]! : `exterior-${sides[id % sides.length]}`;
}

/** Notes what the photos of a report show, so that their addresses answer with it. */
export function rememberPhotos(uploads: readonly Upload[]): void {
  for (const upload of uploads) {
    if (upload.lrprocessedpath) shown.set(keyOf(upload.lrprocessedpath), photoOf(upload));
  }
}

/**
 * Answers every media address with one of the demo's photos, a frame of a 360 scan (`{i}.jpg`) with
 * the car from that side.
 */
export function pictureHandlers(): HttpHandler[] {
  return [
    http.get('*/media/:key/:name', async ({ params }) => {
      const { key, name } = params as { key: string; name: string };
      if (key.startsWith('missing')) return new HttpResponse(null, { status: 404 });
      if (key.startsWith('late')) await delay('infinite');
      const frame = /^(\d+)\.jpg$/.exec(name)?.[1];
      const file = frame ? `scan/low/${Number(frame) % FRAMES}` : (shown.get(key) ?? sideOf(key));
      const photo = await fetch(bypass(`${location.origin}${CAR}/${file}.jpg`));
      return HttpResponse.arrayBuffer(await photo.arrayBuffer(), {
        headers: { 'content-type': 'image/jpeg' },
      });
    }),
  ];
}
