import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { allShots } from './pictures/catalogue.ts';
import { buildManifest } from './pictures/manifest.ts';
import { PARTNERS, logoSvg } from './pictures/logos.ts';
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

describe('the committed demo pictures', () => {
  it.each(SAMPLE)('come from this script: %s', { timeout: 120_000 }, async (file) => {
    expect(await difference(file)).toBeLessThan(TOLERANCE);
  });

  it('are all there, in the sizes the manifest tells', async () => {
    for (const shot of allShots()) {
      for (const { file, width } of [shot, ...(shot.small ? [shot.small] : [])]) {
        const path = join(MEDIA, file);
        expect(existsSync(path), file).toBe(true);
        expect((await sharp(path).metadata()).width, file).toBe(width);
      }
    }
  });

  it('are listed as the catalogue makes them', () => {
    expect(JSON.parse(readFileSync(join(MEDIA, 'manifest.json'), 'utf8'))).toEqual(buildManifest());
  });

  it('give every report section at least one picture of every car', () => {
    for (const car of buildManifest().cars)
      for (const [section, files] of Object.entries(car.photos))
        expect(files.length, `${car.id} ${section}`).toBeGreaterThan(0);
  });

  it('include the partners’ logos as this script draws them', () => {
    for (const partner of PARTNERS)
      expect(readFileSync(join(MEDIA, 'partners', `${partner.id}-logo.svg`), 'utf8')).toBe(
        logoSvg(partner),
      );
  });
});
