import { Readable, finished } from 'node:stream';
import { promisify } from 'node:util';
import { ZipFile } from 'yazl';

/** One file of an archive; its bytes are read when the archive comes to it. */
export interface ZipEntry {
  /** Path in the archive, with slashes. */
  name: string;
  at: Date;
  /** The bytes; null leaves the file out. */
  read(): Promise<Buffer | null>;
}

const ended = promisify(finished);

/**
 * An archive, written as it is read: a file or two are in memory at a time. Photos are compressed
 * already, so files are stored as they are. When the reader goes away, nothing more is read.
 *
 * @param large writes the format for more than 4 GB even where it need not be; otherwise it comes by itself
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
