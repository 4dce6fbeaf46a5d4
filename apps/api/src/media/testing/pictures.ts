import sharp from 'sharp';

/** Colors of the corners of the upright test picture, clockwise from the top left. */
export const CORNERS = ['red', 'lime', 'blue', 'yellow'] as const;
export type Corner = (typeof CORNERS)[number];

const RGB: Record<Corner, [number, number, number]> = {
  red: [255, 0, 0],
  lime: [0, 255, 0],
  blue: [0, 0, 255],
  yellow: [255, 255, 0],
};

/** Location that must not appear in any stored file. */
export const LOCATION_CANARY = 'CANARY-HOME-ADDRESS';

/** Four colored quarters, upright. */
async function quarters(width: number, height: number) {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const places = [
    { left: 0, top: 0 },
    { left: width - half.width, top: 0 },
    { left: width - half.width, top: height - half.height },
    { left: 0, top: height - half.height },
  ];
  const canvas = sharp({ create: { width, height, channels: 3, background: 'black' } });
  const pixels = await canvas
    .composite(
      CORNERS.map((background, i) => ({
        input: { create: { ...half, channels: 3 as const, background } },
        ...places[i]!,
      })),
    )
    .png()
    .toBuffer();
  return sharp(pixels);
}

/**
 * How the pixels must be stored so that a viewer that obeys the tag shows them upright: rotated
 * clockwise by so many degrees, then mirrored left to right or not.
 */
const STORED: Record<number, [turn: number, mirror: boolean]> = {
  1: [0, false],
  2: [0, true],
  3: [180, false],
  4: [180, true],
  5: [90, true],
  6: [270, false],
  7: [270, true],
  8: [90, false],
};

/** A photo like a phone's: with the given orientation tag, a location, a maker and a comment. */
export async function phonePhoto(
  options: { width?: number; height?: number; orientation?: number } = {},
): Promise<Buffer> {
  const { width = 480, height = 320, orientation = 1 } = options;
  const upright = await (await quarters(width, height)).png().toBuffer();
  const [turn, mirror] = STORED[orientation]!;
  const turned = await sharp(upright).rotate(turn).png().toBuffer();
  return sharp(turned)
    .flop(mirror)
    .withExif({
      IFD0: { Make: 'PhoneMaker', ImageDescription: LOCATION_CANARY },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 26/1 13/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** The colors in the corners of a picture, clockwise from the top left. */
export async function cornersOf(picture: Buffer): Promise<Corner[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (fx: number, fy: number): Corner => {
    const offset =
      (Math.floor(info.height * fy) * info.width + Math.floor(info.width * fx)) * info.channels;
    const pixel = [...data.subarray(offset, offset + 3)];
    const distance = (corner: Corner) =>
      RGB[corner].reduce((sum, value, i) => sum + Math.abs(value - pixel[i]!), 0);
    return [...CORNERS].sort((a, b) => distance(a) - distance(b))[0]!;
  };
  return [at(0.1, 0.1), at(0.9, 0.1), at(0.9, 0.9), at(0.1, 0.9)];
}

/** Files that are not what they claim, with the expected status and code. */
export async function hostileFiles(): Promise<
  { name: string; bytes: Buffer; status: number; code: string }[]
> {
  const jpeg = await phonePhoto();
  const png = await sharp(jpeg).png().toBuffer();
  const bomb = await sharp({
    create: { width: 10_000, height: 6_000, channels: 3, background: 'white' },
  })
    .jpeg({ quality: 1 })
    .toBuffer();
  const strip = await sharp({
    create: { width: 20_000, height: 8, channels: 3, background: 'white' },
  })
    .png()
    .toBuffer();
  const frames = await Promise.all(
    ['red', 'lime'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animated = sharp(frames, { join: { animated: true } });
  const kind = (name: string, bytes: Buffer) => ({
    name,
    bytes,
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  });
  const damaged = (name: string, bytes: Buffer) => ({
    name,
    bytes,
    status: 422,
    code: 'INVALID_FORMAT',
  });
  const large = (name: string, bytes: Buffer) => ({
    name,
    bytes,
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
  });
  return [
    { name: 'a file of 0 bytes', bytes: Buffer.alloc(0), status: 422, code: 'MISSING_FIELD' },
    kind('a page of HTML', Buffer.from('<!doctype html><script>alert(1)</script>')),
    kind('an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
    kind('a PDF', Buffer.from('%PDF-1.7\n1 0 obj')),
    kind('a program', Buffer.from('MZ\x90\x00\x03', 'latin1')),
    kind('random bytes', Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 197) % 256))),
    kind('a GIF', await sharp(png).gif().toBuffer()),
    kind('an animated WebP', await animated.clone().webp().toBuffer()),
    kind('an animated PNG', animatedPng(png)),
    kind('an iPhone HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
    kind('a TIFF', await sharp(png).tiff().toBuffer()),
    damaged('the first bytes of a JPEG and nothing else', jpeg.subarray(0, 20)),
    damaged('half a JPEG', jpeg.subarray(0, Math.floor(jpeg.length / 2))),
    damaged('half a PNG', png.subarray(0, Math.floor(png.length / 2))),
    damaged('a JPEG header followed by HTML', Buffer.concat([jpeg.subarray(0, 3), HTML])),
    damaged('a WebP header followed by nothing', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')),
    large('a picture of 60 megapixels', bomb),
    large('a strip of 20,000 pixels', strip),
  ];
}

const HTML = Buffer.from('<html><body onload="alert(1)">not a picture</body></html>');

/** A JPEG with a web page appended, which some servers would serve as HTML. */
export async function polyglot(): Promise<Buffer> {
  return Buffer.concat([await phonePhoto(), HTML]);
}

/** Puts the chunk that announces an animation before the picture's data. */
function animatedPng(png: Buffer): Buffer {
  const at = png.indexOf('IDAT') - 4;
  const chunk = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  return Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)]);
}
