import { type CaptureUploadCreate, sections } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Row } from '../../db/schema.ts';
import { openSections } from '../../domain/addition.ts';
import { invalidFormat } from '../../domain/errors.ts';
import { notFound, Problem } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { assertAdded, type Subject } from './link.ts';
import { cleanText } from './text.ts';

/** More than any car needs; a higher number is an attempt to fill the disk. */
const MAX_UPLOADS = 500;

/** The upload was deleted; a late retry does not restore it. */
export const gone = (): Problem => new Problem(410, 'GONE');

/**
 * Registers an upload under the id that the phone chose.
 * @returns the upload, and whether it is new; the existing one when the id is known
 * @throws Problem 410 when it has been deleted, 422 for a section that is not open
 */
export async function createUpload(
  { clock, media }: Pick<Services, 'clock' | 'media'>,
  tx: Tx,
  { request, report, addition }: Subject,
  given: CaptureUploadCreate,
): Promise<{ upload: Row<'uploads'>; isNew: boolean }> {
  const known = await findUpload(tx, report.id, given.id);
  if (known?.deleted_at) throw gone();
  if (known) return { upload: known, isNew: false };
  if (addition && !openSections(addition).has(given.section))
    throw invalidFormat('section', 'a section that was asked for');
  if (given.filetype !== sections[given.section].upload)
    throw invalidFormat('filetype', 'the file type that the section takes');
  if ((await countUploads(tx, report.id)) >= MAX_UPLOADS)
    throw invalidFormat('section', 'fewer photos: the report has as many as it may have');
  const upload = await tx
    .insertInto('uploads')
    .values({
      partner_id: request.partner_id,
      report_id: report.id,
      client_id: given.id.toLowerCase(),
      section: given.section,
      slot: given.slot ?? null,
      damage_location_id: given.damage_location_id ?? null,
      filetype: given.filetype,
      description: given.description ? cleanText(given.description) : null,
      storage_key: media.newFolder(),
      taken_at: given.taken_at ? new Date(given.taken_at) : null,
      inserted_at: clock.now(),
      addition_id: addition?.id ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { upload, isNew: true };
}

/**
 * Deletes an upload. An unknown id is remembered as deleted, because its announcement may still be
 * on the way.
 * @throws Problem 409 for one of an earlier sending while an addition is open
 * @returns the folder whose files are no longer needed, to be removed after the commit
 */
export async function removeUpload(
  { clock, media }: Pick<Services, 'clock' | 'media'>,
  tx: Tx,
  subject: Subject,
  clientId: string,
): Promise<string | null> {
  const { request, report } = subject;
  const upload = await findUpload(tx, report.id, clientId);
  const now = clock.now();
  if (!upload) {
    await tx
      .insertInto('uploads')
      .values({
        partner_id: request.partner_id,
        report_id: report.id,
        client_id: clientId.toLowerCase(),
        section: '',
        filetype: 'image',
        storage_key: media.newFolder(),
        inserted_at: now,
        deleted_at: now,
      })
      .execute();
    return null;
  }
  if (upload.deleted_at) return null;
  assertAdded(subject, upload);
  await tx
    .updateTable('uploads')
    .set({ state: 'CREATED', frames: [], deleted_at: now })
    .where('id', '=', upload.id)
    .execute();
  return (await isShared(tx, upload)) ? null : upload.storage_key;
}

/** @throws Problem 404 when the upload was never announced, 410 when it was deleted */
export async function requireUpload(
  tx: Tx,
  { report }: Subject,
  clientId: string,
  filetype: Row<'uploads'>['filetype'],
): Promise<Row<'uploads'>> {
  const upload = await findUpload(tx, report.id, clientId);
  if (!upload || (!upload.deleted_at && upload.filetype !== filetype)) throw notFound();
  if (upload.deleted_at) throw gone();
  return upload;
}

function findUpload(
  tx: Tx,
  reportId: string,
  clientId: string,
): Promise<Row<'uploads'> | undefined> {
  return tx
    .selectFrom('uploads')
    .where('report_id', '=', reportId)
    .where('client_id', '=', clientId.toLowerCase())
    .selectAll()
    .executeTakeFirst();
}

async function countUploads(tx: Tx, reportId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('uploads')
    .where('report_id', '=', reportId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether another upload has the same files, as reports of the demo data do. */
async function isShared(tx: Tx, upload: Row<'uploads'>): Promise<boolean> {
  const other = await tx
    .selectFrom('uploads')
    .where('storage_key', '=', upload.storage_key)
    .where('id', '<>', upload.id)
    .where('deleted_at', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
