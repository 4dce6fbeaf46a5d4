import { Readable, finished } from 'node:stream';
import { promisify } from 'node:util';
import { ZipFile } from 'yazl';

/** A file in an archive; its bytes are read when it is written. */
export interface ZipEntry {
  /** Path in the archive, with slashes. */
  name: string;
  at: Date;
  /** The bytes; null leaves the file out. */
  read(): Promise<Buffer | null>;
}

const ended = promisify(finished);

/**
 * An archive that is generated as it is read: only a file or two are in memory at a time. Files are
 * stored uncompressed, because photos are compressed already. When the reader disconnects, nothing
 * more is read.
 *
 * @param large forces the ZIP64 format for more than 4 GB; it is used automatically when needed
 */
export function zipOf(entries: Iterable<ZipEntry>, large = false): Readable {
  const zip = new ZipFile();
  const archive = zip.outputStream as Readable;
  addAll(zip, archive, entries, large).catch((error: Error) => archive.destroy(error));
  return archive;
}

async function addAll(
  zip: ZipFile,
  archive: Readable,
  entries: Iterable<ZipEntry>,
  forceZip64Format: boolean,
) {
  const left = new AbortController();
  archive.once('close', () => left.abort());
  for (const { name, at, read } of entries) {
    if (left.signal.aborted) return;
    const bytes = await read();
    if (!bytes) continue;
    const file = Readable.from([bytes]);
    const form = { mtime: at, compress: false, size: bytes.length, forceZip64Format };
    zip.addReadStream(file, name, form);
    await ended(file, { signal: left.signal });
  }
  zip.end({ forceZip64Format, comment: '' });
}
