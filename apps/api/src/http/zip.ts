import { crc32 } from 'node:zlib';

/** One file of an archive; its bytes are read when its turn comes. */
export interface ZipEntry {
  /** Path in the archive, with slashes. */
  name: string;
  at: Date;
  /** The bytes; null leaves the file out. */
  read(): Promise<Buffer | null>;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** Addresses in the plain format have 32 bits. */
const MAX_BYTES = 0xffff_ffff;

/**
 * Writes an archive piece by piece, one file in memory at a time. Photos are compressed already, so
 * files are stored as they are. Whoever stops reading stops it.
 * @throws Error when the archive grows beyond 4 GB
 */
export async function* zipOf(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const bytes = await entry.read();
    if (!bytes) continue;
    const name = Buffer.from(entry.name, 'utf8');
    const facts = factsOf(bytes, entry.at, name.length);
    const local = Buffer.concat([u32(LOCAL), facts, name]);
    if (offset + local.length + bytes.length > MAX_BYTES) throw new Error('Archive beyond 4 GB');
    directory.push(centralOf(facts, name, offset));
    yield local;
    yield bytes;
    offset += local.length + bytes.length;
  }
  const central = Buffer.concat(directory);
  yield central;
  const count = directory.length;
  yield Buffer.concat([
    ...[u32(END), u16(0), u16(0), u16(count), u16(count)],
    ...[u32(central.length), u32(offset), u16(0)],
  ]);
}

/** What stands in both headers of a file: version to extra length. */
function factsOf(bytes: Buffer, at: Date, nameLength: number): Buffer {
  const [time, date] = dosTime(at);
  const size = u32(bytes.length);
  return Buffer.concat([
    ...[u16(VERSION), u16(FLAGS), u16(0), u16(time), u16(date)],
    ...[u32(crc32(bytes)), size, size, u16(nameLength), u16(0)],
  ]);
}

function centralOf(facts: Buffer, name: Buffer, offset: number): Buffer {
  const [comment, disk, internal] = [u16(0), u16(0), u16(0)];
  const head = [u32(CENTRAL), u16(VERSION), facts, comment, disk, internal];
  return Buffer.concat([...head, u32(0), u32(offset), name]);
}

/** A moment in UTC as DOS has it: two-second steps, from 1980 on. */
function dosTime(at: Date): [time: number, date: number] {
  const year = Math.max(at.getUTCFullYear(), 1980) - 1980;
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return [time, (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()];
}

function u16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16LE(value);
  return buffer;
}

function u32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value >>> 0);
  return buffer;
}
