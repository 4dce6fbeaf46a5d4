import { crc32 } from 'node:zlib';
import { expect } from 'vitest';

const END = 22;
const LOCATOR = 20;
/** The 32-bit value which says that a 64-bit value follows. */
const FULL = 0xffff_ffff;

/**
 * Reads an archive by its central directory, like other readers, and verifies each file's checksum.
 */
export function unzip(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let [at, count] = directoryOf(bytes);
  for (; count > 0; count--) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((place) =>
      bytes.readUInt16LE(at + place),
    );
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const extra = at + 46 + nameLength;
    const [size, local] = placeOf(bytes, at, bytes.subarray(extra, extra + extraLength));
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + size);
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    files.set(name, content);
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

/** A file's size and offset: a large archive has both as 64 bits, after the name. */
function placeOf(bytes: Buffer, at: number, extra: Buffer): [size: number, local: number] {
  const [size, local] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
  if (size !== FULL) return [size, local];
  let field = 0;
  while (extra.readUInt16LE(field) !== 1) field += 4 + extra.readUInt16LE(field + 2);
  // size, stored size, offset
  return [Number(extra.readBigUInt64LE(field + 12)), Number(extra.readBigUInt64LE(field + 20))];
}

/** The offset of the central directory and the number of files, in 64 bits for a large archive. */
function directoryOf(bytes: Buffer): [at: number, count: number] {
  const end = bytes.length - END;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  if (!isLarge(bytes)) return [bytes.readUInt32LE(end + 16), bytes.readUInt16LE(end + 10)];
  const large = Number(bytes.readBigUInt64LE(end - LOCATOR + 8));
  expect(bytes.readUInt32LE(large)).toBe(0x06064b50);
  return [Number(bytes.readBigUInt64LE(large + 48)), Number(bytes.readBigUInt64LE(large + 32))];
}

/** Whether the archive is written in the format for more than 65,535 files or 4 GB. */
export function isLarge(bytes: Buffer): boolean {
  const locator = bytes.length - END - LOCATOR;
  return locator >= 0 && bytes.readUInt32LE(locator) === 0x07064b50;
}
