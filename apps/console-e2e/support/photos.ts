import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { withExif } from '@forecourt/tools/exif';

const demo = new URL('../../api/demo-media/', import.meta.url);

/** What a phone would send: a real JPEG with EXIF data on location, time and orientation. */
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

/** The same photo, blurred by camera shake. */
export async function blurredPhoto(
  page: Page,
  name: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const sharp = readFileSync(new URL(name, demo)).toString('base64');
  const blurred = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d')!;
    context.filter = 'blur(9px)';
    context.drawImage(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
  }, sharp);
  return { name: 'IMG_0002.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(blurred, 'base64') };
}

/** A photo with enough detail to be sent in more than one piece: gravel, leaves, rain. */
export async function detailedPhoto(
  page: Page,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = Buffer.from(await page.evaluate(drawDetailed), 'base64');
  return { name: 'IMG_0003.jpg', mimeType: 'image/jpeg', buffer };
}

/** Runs in a page: such a photo, as base64. */
export function drawDetailed(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1600, 1200];
  const context = canvas.getContext('2d')!;
  const pixels = context.createImageData(canvas.width, canvas.height);
  for (let at = 0; at < pixels.data.length; at += 4) {
    pixels.data.fill(Math.random() * 255, at, at + 3);
    pixels.data[at + 3] = 255;
  }
  context.putImageData(pixels, 0, 0);
  const url = canvas.toDataURL('image/jpeg', 0.9);
  return url.slice(url.indexOf(',') + 1);
}
