import sharp from 'sharp';
import type { Stage, Size } from './stage.ts';

/** The windows of a screen's picture, side by side; light above dark. */
const windows: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];
const schemes = ['light', 'dark'] as const;
/** A pixel of the picture is a square of so many of the page: edges of letters weigh little in it. */
const SHRINK = 7;
/** Between the panes, in px of the picture. */
const GAP = 8;
/** Of the palette: enough for a tenth of the bytes of a full one, and no change a screen could hide. */
const PALETTE = { palette: true, quality: 80, dither: 0, compressionLevel: 9, effort: 10 };

const shrunk = (length: number): number => Math.round(length / SHRINK);
const ROW = Math.max(...windows.map(({ height }) => shrunk(height)));
const lefts = windows.map((_, index) =>
  windows.slice(0, index).reduce((sum, { width }) => sum + shrunk(width) + GAP, 0),
);

interface Tile {
  input: Buffer;
  left: number;
  top: number;
}

/** One small picture of a story in all windows, light and dark: a PNG with a palette. */
export async function panesOf(stage: Stage, id: string): Promise<Buffer> {
  const tiles: Tile[] = [];
  for (const [column, size] of windows.entries()) {
    await stage.show(id, size);
    for (const [row, scheme] of schemes.entries()) {
      const taken = await stage.take({ partner: 'northgate', scheme });
      tiles.push({
        input: await sharp(taken).resize(shrunk(size.width), shrunk(size.height)).png().toBuffer(),
        left: lefts[column]!,
        top: row * (ROW + GAP),
      });
    }
  }
  return sharp({
    create: {
      width: lefts.at(-1)! + shrunk(windows.at(-1)!.width),
      height: ROW * schemes.length + GAP,
      channels: 3,
      background: '#808080',
    },
  })
    .composite(tiles)
    .png(PALETTE)
    .toBuffer();
}
