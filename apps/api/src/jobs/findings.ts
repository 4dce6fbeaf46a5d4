import { type Found, UnreadablePhoto } from '../detection/detector.ts';
import { json, type Row } from '../db/schema.ts';
import type { Tx } from '../db/database.ts';
import { newId } from '../domain/id.ts';
import type { Services } from '../services.ts';

/** The queue that lets the damage detection look at a report's photos. */
export const FINDINGS_QUEUE = 'media.findings';

export interface FindingsJob {
  reportId: string;
}

/** Photos of these sections show the car from outside; others show documents, displays and seats. */
const SECTIONS = ['exterior_images', 'damage_locations', 'windshield'];

type Photo = Pick<Row<'uploads'>, 'id' | 'storage_key'>;

/** Enqueues the job in the transaction that submits a report or an addition; nothing without a service. */
export async function queueFindings(
  { detector, jobs }: Pick<Services, 'detector' | 'jobs'>,
  tx: Tx,
  reportId: string,
): Promise<void> {
  if (!detector) return;
  await jobs.send(tx, FINDINGS_QUEUE, { reportId } satisfies FindingsJob, { key: reportId });
}

/**
 * Looks at the photos that nobody has looked at, each in a transaction of its own: a repetition goes on
 * with the others.
 * @throws Error of the service, for a retry; the photos after it wait as well
 */
export async function findDamages(
  { clock, db, detector, log, media, realtime }: FindingsParts,
  { reportId }: FindingsJob,
): Promise<void> {
  if (!detector) return;
  const photos = await db.system((tx) =>
    tx
      .selectFrom('uploads')
      .where('report_id', '=', reportId)
      .where('filetype', '=', 'image')
      .where('state', '=', 'PROCESSED')
      .where('section', 'in', SECTIONS)
      .where('searched_at', 'is', null)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .select(['id', 'storage_key'])
      .execute(),
  );
  for (const photo of photos) {
    const jpeg = await media.photo(photo.storage_key);
    if (!jpeg) continue;
    const found = await detector.detect(jpeg).catch((error: unknown) => {
      if (!(error instanceof UnreadablePhoto)) throw error;
      log.warn({ err: error, upload: photo.id }, 'damage detection');
      return [];
    });
    await db.system((tx) => store({ clock, realtime }, tx, photo, found));
  }
}

type FindingsParts = Pick<Services, 'clock' | 'db' | 'detector' | 'log' | 'media' | 'realtime'>;

/** Nothing is stored of a photo that is gone by now, or that another run has stored. */
async function store(
  { clock, realtime }: Pick<Services, 'clock' | 'realtime'>,
  tx: Tx,
  photo: Photo,
  found: readonly Found[],
): Promise<void> {
  const now = clock.now();
  const upload = await tx
    .updateTable('uploads')
    .set({ searched_at: now })
    .where('id', '=', photo.id)
    .where('searched_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning(['id', 'partner_id', 'report_id'])
    .executeTakeFirst();
  if (!upload || found.length === 0) return;
  const about = {
    partner_id: upload.partner_id,
    report_id: upload.report_id,
    upload_id: upload.id,
    inserted_at: now,
  };
  await tx
    .insertInto('damage_findings')
    .values(found.map(({ box, ...one }) => ({ ...about, ...one, id: newId(now), box: json(box) })))
    .execute();
  const request = await tx
    .selectFrom('requests')
    .innerJoin('reports', 'reports.request_id', 'requests.id')
    .where('reports.id', '=', upload.report_id)
    .select(['requests.id', 'requests.partner_id', 'requests.request_type'])
    .executeTakeFirstOrThrow();
  await realtime.reportChanged(tx, request, 'DAMAGES');
}
