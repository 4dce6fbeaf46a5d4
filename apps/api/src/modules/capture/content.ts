import { sql } from 'kysely';
import type { Row } from '../../db/schema.ts';
import { tooLarge } from '../../media/problems.ts';
import { MAX_FRAME_BYTES } from '../../media/index.ts';
import { invalid, Problem } from '../../http/problem.ts';
import type { Services, Tx } from '../../services.ts';
import { CUSTOMER, moveRequest } from '../requests/transition.ts';
import { chooseCover } from './cover.ts';
import { assertOpen, readWithLink, writeWithLink } from './link.ts';
import type { LinkParams, Subject } from './link.ts';
import { requireUpload } from './uploads.ts';

type Parts = Pick<Services, 'clock' | 'config' | 'db' | 'keys' | 'media' | 'realtime'>;
type Target = LinkParams & { uploadId: string; filetype: Row<'uploads'>['filetype'] };

/**
 * Stores the bytes of a photo, then records it. A crash in between leaves files that nobody can
 * name; the phone sends the photo again.
 * @returns the upload; the same again when its bytes are there already
 * @throws Problem when the bytes are no picture (see media), or the upload or report is closed
 */
export async function putPhoto(services: Parts, link: LinkParams, id: string, bytes: Buffer) {
  const target: Target = { ...link, uploadId: id, filetype: 'image' };
  const known = await beforeWork(services, target);
  if (known.state === 'PROCESSED') return known;
  const { width, height, bytes: size } = await services.media.storePhoto(known.storage_key, bytes);
  const recorded = record(services, target, async (tx, { report }, upload) => {
    const stored = await tx
      .updateTable('uploads')
      .set({ state: 'PROCESSED', width, height, bytes: size })
      .where('id', '=', upload.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await chooseCover(tx, report.id);
    return stored;
  });
  return orRemove(services, known.storage_key, recorded);
}

/** Stores a frame of a scan in both resolutions, then records it. Throws like `putPhoto`. */
export async function putFrame(
  services: Parts,
  link: LinkParams,
  scanId: string,
  index: number,
  bytes: Buffer,
) {
  const target: Target = { ...link, uploadId: scanId, filetype: 'video' };
  const known = await beforeWork(services, target);
  if (bytes.length > MAX_FRAME_BYTES) throw tooLarge('A frame may have 4 MB at most');
  const size = await services.media.storeFrame(known.storage_key, index, bytes);
  const recorded = record(services, target, (tx, _subject, upload) =>
    tx
      .updateTable('uploads')
      .set({
        ...size,
        state: upload.state === 'CREATED' ? 'STORED' : upload.state,
        frames: sql<
          number[]
        >`(select array_agg(distinct frame order by frame) from unnest(frames || ${index}::int) as frame)`,
      })
      .where('id', '=', upload.id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return orRemove(services, known.storage_key, recorded);
}

/**
 * Records that a scan is whole.
 * @throws Problem 422 naming each frame that has not arrived
 */
export async function completeScan(
  services: Parts,
  link: LinkParams,
  scanId: string,
  frames: number,
) {
  return record(
    services,
    { ...link, uploadId: scanId, filetype: 'video' },
    (tx, _subject, scan) => {
      const missing = Array.from({ length: frames }, (_, index) => index).filter(
        (index) => !scan.frames.includes(index),
      );
      if (missing.length > 0) {
        throw invalid(
          ...missing.map((index) => ({ field: `frames.${index}`, code: 'MISSING_FIELD' as const })),
        );
      }
      return (
        tx
          .updateTable('uploads')
          // the viewer shows one frame less than this counts (spec §3)
          .set({ state: 'PROCESSED', processedimagescount: frames + 1 })
          .where('id', '=', scan.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      );
    },
  );
}

/** Refuses what is certain to be refused before any work is done for it. */
function beforeWork(services: Parts, target: Target): Promise<Row<'uploads'>> {
  return readWithLink(services, target, async (tx, subject) => {
    const upload = await requireUpload(tx, subject, target.uploadId, target.filetype);
    assertOpen(subject);
    return upload;
  });
}

/** Looks again, now under the lock: the report may have been closed, the upload taken back. */
function record(
  services: Parts,
  target: Target,
  write: (tx: Tx, subject: Subject, upload: Row<'uploads'>) => Promise<Row<'uploads'>>,
): Promise<Row<'uploads'>> {
  return writeWithLink(services, target, async (tx, subject) => {
    assertOpen(subject);
    const upload = await requireUpload(tx, subject, target.uploadId, target.filetype);
    const written = await write(tx, subject, upload);
    await moveRequest(services, tx, subject.request, 'UPLOAD', CUSTOMER);
    return written;
  });
}

/** Clears away what was stored for an upload that was taken back or erased meanwhile. */
async function orRemove<T>(services: Parts, folder: string, work: Promise<T>): Promise<T> {
  return work.catch(async (error: unknown) => {
    if (error instanceof Problem && (error.code === 'GONE' || error.code === 'NOT_FOUND'))
      await services.media.removeFolder(folder);
    throw error;
  });
}
