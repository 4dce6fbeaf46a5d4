import type { CodeReader } from './codeReader.ts';
import { type Look, pixelsOf } from './pixels.ts';
import { type CodeFinding, findingOf } from './vinInCode.ts';

/**
 * How a photo is looked at until its VIN is found: bars are read along lines, so the copy is turned;
 * a small copy reads what a large one has too much grain for.
 */
const looks: readonly Look[] = [
  { edge: 2400 },
  { edge: 1200 },
  { edge: 2400, turn: 90 },
  ...[10, -10, 20, -20, 35, -35, 55, -55, 75, -75].map((turn) => ({ edge: 1600, turn })),
];

/**
 * The VIN of the code in a photo.
 * @throws when the file is no picture, or the reader cannot be loaded
 */
export async function vinInPhoto(
  file: Blob,
  openReader: () => Promise<CodeReader>,
): Promise<CodeFinding> {
  const [read, picture] = await Promise.all([
    openReader(),
    createImageBitmap(file, { imageOrientation: 'from-image' }),
  ]);
  try {
    return await findVin(read, picture);
  } finally {
    picture.close();
  }
}

async function findVin(read: CodeReader, picture: ImageBitmap): Promise<CodeFinding> {
  let finding: CodeFinding = { kind: 'none' };
  for (const look of looks) {
    const next = findingOf(await read(pixelsOf(picture, look)));
    if (next.kind === 'vin') return next;
    if (next.kind === 'other') finding = next;
    // the page stays responsive between two looks
    await new Promise((resolve) => setTimeout(resolve));
  }
  return finding;
}
