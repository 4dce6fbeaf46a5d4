import sharp from 'sharp';

/** Side of the squares whose mean colors are compared, in px of the picture. */
const SQUARE = 4;
/** Levels of 255 by which a square's mean may differ: letters drawn by another machine stay below. */
const TOLERANCE = 24;
/** So many squares must differ before a picture does. */
const FEW = 2;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The sum of one channel in a square. */
function sumOf({ data, width }: Pixels, left: number, top: number, channel: number): number {
  let sum = 0;
  for (let y = top; y < top + SQUARE; y += 1) {
    for (let x = left; x < left + SQUARE; x += 1) sum += data[(y * width + x) * 3 + channel]!;
  }
  return sum;
}

function differs(one: Pixels, other: Pixels, left: number, top: number): boolean {
  const limit = TOLERANCE * SQUARE * SQUARE;
  return [0, 1, 2].some(
    (channel) =>
      Math.abs(sumOf(one, left, top, channel) - sumOf(other, left, top, channel)) > limit,
  );
}

/** A part of a picture that differs, in its px. */
export interface Difference {
  left: number;
  top: number;
}

/**
 * Where two small pictures differ, square by square; none for what no one would call a change.
 * Pictures of other sizes differ as a whole.
 */
export async function differences(one: Buffer, other: Buffer): Promise<Difference[]> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.width !== b.width || a.height !== b.height) return [{ left: 0, top: 0 }];
  const found: Difference[] = [];
  for (let top = 0; top + SQUARE <= a.height; top += SQUARE) {
    for (let left = 0; left + SQUARE <= a.width; left += SQUARE) {
      if (differs(a, b, left, top)) found.push({ left, top });
    }
  }
  return found.length < FEW ? [] : found;
}

/** The picture with a red frame around every square that differs. */
export async function marked(picture: Buffer, found: readonly Difference[]): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const squares = found.map(
    ({ left, top }) => `<rect x="${left}" y="${top}" width="${SQUARE}" height="${SQUARE}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    fill="none" stroke="red">${squares.join('')}</svg>`;
  return sharp(picture)
    .composite([{ input: Buffer.from(svg), left: 0, top: 0 }])
    .png()
    .toBuffer();
}
