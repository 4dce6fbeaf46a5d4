import { sql } from 'kysely';
import type { Row } from '../../db/schema.ts';
import { MAX_FRAME_BYTES, MAX_PHOTO_BYTES } from '../../media/index.ts';
import { missingField } from '../../domain/errors.ts';
import { Problem } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { CUSTOMER, moveRequest } from '../requests/transition.ts';
import { chooseCover } from './cover.ts';
import { assertOpen, readWithLink, writeWithLink } from './link.ts';
import type { LinkParams, Subject } from './link.ts';
import { requireUpload } from './uploads.ts';

type Parts = Pick<Services, 'clock' | 'config' | 'db' | 'intake' | 'keys' | 'media' | 'realtime'>;
type Target = LinkParams & { uploadId: string; filetype: Row<'uploads'>['filetype'] };

/** Bytes on their way in, and what becomes of them once they have arrived as a file. */
export interface Incoming {
  /** The upload as it was before. */
  known: Row<'uploads'>;
  /** Bytes that are taken. */
  limit: number;
  /** Stores the file, then records it. @throws Problem when it is no picture (see media) */
  take(file: string): Promise<Row<'uploads'>>;
}

/**
 * A photo on its way. A crash between storing and recording leaves files that nobody can name; the
 * phone sends the photo again. A photo whose bytes are there already stays as it is.
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

/** A frame of a scan on its way, to be stored in both resolutions. Throws like `incomingPhoto`. */
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
        throw missingField(...missing.map((index) => `frames.${index}`));
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
