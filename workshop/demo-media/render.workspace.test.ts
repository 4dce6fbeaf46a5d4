// Draws pictures again: seconds of a processor for each car.
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { allShots } from './pictures/catalogue.ts';
import { Studio } from './pictures/studio.ts';

const MEDIA = join(import.meta.dirname, '../../apps/api/demo-media');
const WIDTH = 96;
/** Mean difference of a channel, of 255. Tiny pictures have fewer samples, so they never agree fully. */
const TOLERANCE = 7;

const SAMPLE = [
  'hatchback/scan/high/3.jpg',
  'hatchback/scan/high/15.jpg',
  'hatchback/exterior-rear-right.jpg',
  'hatchback/dashboard.jpg',
  'hatchback/vin.jpg',
];

const studio = new Studio({ scale: 1, edge: 3, bakeRays: 6 });

/** Mean absolute difference between a fresh tiny rendering and the committed file. */
async function difference(file: string): Promise<number> {
  const shot = allShots().find((one) => one.file === file);
  if (!shot) throw new Error(`No picture is called ${file}`);
  const height = Math.round((WIDTH * shot.height) / shot.width);
  const { pixels } = studio.take({ ...shot, width: WIDTH, height });
  const committed = await sharp(join(MEDIA, file))
    .resize(WIDTH, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  let sum = 0;
  for (let i = 0; i < pixels.length; i++) sum += Math.abs(pixels[i] - committed[i]);
  return sum / pixels.length;
}

it.each(SAMPLE)('the committed demo pictures come from this script: %s', async (file) => {
  expect(await difference(file)).toBeLessThan(TOLERANCE);
});
