import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { allShots } from './pictures/catalogue.ts';
import { buildManifest } from './pictures/manifest.ts';
import { PARTNERS, logoSvg } from './pictures/logos.ts';

const MEDIA = join(import.meta.dirname, '../../apps/api/demo-media');

describe('the committed demo pictures', () => {
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
