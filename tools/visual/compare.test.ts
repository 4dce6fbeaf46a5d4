import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { differences } from './compare.ts';

const paper = { width: 120, height: 80, channels: 3, background: '#ffffff' } as const;

/** A page with one button. */
const page = (color: string, left = 20, height = 12) =>
  sharp({ create: paper })
    .composite([
      {
        input: { create: { width: 40, height, channels: 3, background: color } },
        left,
        top: 30,
      },
    ])
    .png()
    .toBuffer();

describe('the comparison of pictures', () => {
  it('finds nothing in equal pictures', async () => {
    expect(await differences(await page('#2f5bd8'), await page('#2f5bd8'))).toEqual([]);
  });

  it('finds a button that has moved by two px, at its two edges', async () => {
    const found = await differences(await page('#2f5bd8'), await page('#2f5bd8', 22));
    expect(new Set(found.map(({ left }) => left))).toEqual(new Set([20, 60]));
  });

  it('finds another color', async () => {
    const found = await differences(await page('#2f5bd8'), await page('#1f7a3d'));
    expect(found.length).toBeGreaterThan(20);
  });

  it('ignores a shade that another machine may draw', async () => {
    expect(await differences(await page('#2f5bd8'), await page('#3a62da'))).toEqual([]);
  });

  it('finds a picture of another size', async () => {
    const small = await sharp({ create: { ...paper, width: 60 } })
      .png()
      .toBuffer();
    expect(await differences(await page('#2f5bd8'), small)).toHaveLength(1);
  });
});
