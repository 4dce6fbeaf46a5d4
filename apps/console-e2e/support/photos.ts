import { readFileSync } from 'node:fs';
import { withExif } from '@forecourt/tools/exif';

const demo = new URL('../../api/demo-media/', import.meta.url);

/** What a phone would send: a real JPEG that says where and when it was taken, and how it was held. */
export function phonePhoto(name: string): { name: string; mimeType: string; buffer: Buffer } {
  const jpeg = readFileSync(new URL(name, demo));
  return {
    name: 'IMG_0001.jpg',
    mimeType: 'image/jpeg',
    buffer: withExif(jpeg, {
      gps: { latitude: 59.437, longitude: 24.7536 },
      orientation: 1,
      takenAt: new Date(),
    }),
  };
}
