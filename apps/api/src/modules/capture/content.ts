import { sql } from 'kysely';
import type { Row } from '../../db/schema.ts';
import type { IncomingFile } from '../../intake/resumable.ts';
import { MAX_FRAME_BYTES, MAX_PHOTO_BYTES } from '../../media/index.ts';
import { missingField } from '../../domain/errors.ts';
import { Problem } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { CUSTOMER, moveRequest } from '../requests/transition.ts';
import { chooseCover } from './cover.ts';
import { assertAdded, assertOpen, readWithLink, writeWithLink } from './link.ts';
import type { LinkParams, Subject } from './link.ts';
import { requireUpload } from './uploads.ts';

type Parts = Pick<
  Services,
  'clock' | 'jobs' | 'config' | 'db' | 'intake' | 'keys' | 'media' | 'realtime'
>;
type Target = LinkParams & { uploadId: string; filetype: Row<'uploads'>['filetype'] };

/** An upload in progress, and what to do once its file is complete. */
interface Incoming extends IncomingFile {
  /** The upload's previous state. */
  known: Row<'uploads'>;
  take(file: string): Promise<Row<'uploads'>>;
}

/**
 * Prepares to receive a photo. A crash between storing and recording leaves files that no upload
 * refers to; the phone then sends the photo again. A photo that is already complete stays as it is.
 * @throws Problem when the upload or the report is closed
 */
export async function incomingPhoto(
  services: Parts,
  link: LinkParams,
  id: string,
): Promise<Incoming> {
  const target: Target = { ...link, uploadId: id, filetype: 'image' };
  const known = await beforeWork(services, target);
  const take = async (file: string) => {
    if (known.state === 'PROCESSED') return known;
    const { width, height, bytes } = await services.media.storePhoto(known.storage_key, file);
    const recorded = record(services, target, async (tx, { report }, upload) => {
      const stored = await tx
        .updateTable('uploads')
        .set({ state: 'PROCESSED', width, height, bytes })
        .where('id', '=', upload.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await chooseCover(tx, report.id);
      return stored;
    });
    return orRemove(services, known.storage_key, recorded);
  };
  return { known, limit: MAX_PHOTO_BYTES, take };
}

/**
 * Prepares to receive a frame of a scan, to be stored in both resolutions. Throws like
 * `incomingPhoto`.
 */
export async function incomingFrame(
  services: Parts,
  link: LinkParams,
  scanId: string,
  index: number,
): Promise<Incoming> {
  const target: Target = { ...link, uploadId: scanId, filetype: 'video' };
  const known = await beforeWork(services, target);
  const take = async (file: string) => {
    const size = await services.media.storeFrame(known.storage_key, index, file);
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
  };
  return { known, limit: MAX_FRAME_BYTES, take };
}

/**
 * Marks a scan as complete.
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
        throw missingField(...missing.map((index) => `frames.${index}`));
      }
      return (
        tx
          .updateTable('uploads')
          // the viewer shows one frame less than this count (spec §3)
          .set({ state: 'PROCESSED', processedimagescount: frames + 1 })
          .where('id', '=', scan.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      );
    },
  );
}

/** Fails early, before any work, if the upload would be refused anyway. */
function beforeWork(services: Parts, target: Target): Promise<Row<'uploads'>> {
  return readWithLink(services, target, async (tx, subject) => {
    const upload = await requireUpload(tx, subject, target.uploadId, target.filetype);
    assertOpen(subject);
    // a photo that is complete stays as it is, so a late retry of it does no harm
    if (upload.filetype === 'video' || upload.state !== 'PROCESSED') assertAdded(subject, upload);
    return upload;
  });
}

/** Checks again under the lock: the report may have been closed or the upload deleted meanwhile. */
function record(
  services: Parts,
  target: Target,
  write: (tx: Tx, subject: Subject, upload: Row<'uploads'>) => Promise<Row<'uploads'>>,
): Promise<Row<'uploads'>> {
  return writeWithLink(services, target, async (tx, subject) => {
    assertOpen(subject);
    const upload = await requireUpload(tx, subject, target.uploadId, target.filetype);
    assertAdded(subject, upload);
    const written = await write(tx, subject, upload);
    await moveRequest(services, tx, subject.request, 'UPLOAD', CUSTOMER);
    return written;
  });
}

/** Deletes the stored files if the upload was deleted or erased meanwhile. */
async function orRemove<T>(services: Parts, folder: string, work: Promise<T>): Promise<T> {
  return work.catch(async (error: unknown) => {
    if (error instanceof Problem && (error.code === 'GONE' || error.code === 'NOT_FOUND'))
      await services.media.removeFolder(folder);
    throw error;
  });
}
