import { isDeepStrictEqual } from 'node:util';
import type { PhotoBox, PhotoPlate, PlatePlace } from '@forecourt/contract';
import { json, type Row } from '../../db/schema.ts';
import { listUploads, reportOf } from '../../db/report.ts';
import { invalidFormat } from '../../domain/errors.ts';
import type { Call, Handlers } from '../../http/operation.ts';
import { partnersOf } from '../../http/principal.ts';
import { invalidTransition, notFound } from '../../http/problem.ts';
import type { LinkGrant } from '../../media/index.ts';
import type { Services } from '../../services.ts';
import { lockOwn } from '../requests/lockOwn.ts';
import { addEvent } from '../requests/transition.ts';

export const handlers = {
  placePlate: (call) => change(call, call.body),
  removePlate: (call) => change(call, null),
} satisfies Handlers;

type PlateCall = Pick<
  Call<'placePlate' | 'removePlate'>,
  'once' | 'params' | 'requirePartner' | 'services' | 'staff'
>;

/** The plates that staff marked on photos. */
export function platesOf(uploads: readonly Row<'uploads'>[]): PhotoPlate[] {
  return uploads.flatMap(({ id, plate }) => (plate ? [{ upload_id: id, ...plate }] : []));
}

/** Of each folder the plate that links do not show. */
export function hiddenPlates(uploads: readonly Row<'uploads'>[]): Map<string, PhotoBox> {
  const hidden = uploads.flatMap(({ storage_key: folder, plate }) =>
    plate?.hidden ? [[folder, plate.box] as const] : [],
  );
  return new Map(hidden);
}

/**
 * What a link may not show of a photo: its plate, on the report's public pages and in conversations.
 * Dealers and the customer, each with a link of their own, see the photo as it is.
 */
export async function hiddenPlate(
  { db }: Pick<Services, 'db'>,
  { kind, id }: LinkGrant,
  folder: string,
): Promise<PhotoBox | null> {
  if (kind !== 'request' && kind !== 'thread') return null;
  const photo = await db.direct
    .selectFrom('uploads')
    .innerJoin('reports', 'reports.id', 'uploads.report_id')
    .where('reports.request_id', '=', (eb) =>
      kind === 'request'
        ? eb.val(id)
        : eb.selectFrom('threads').where('threads.id', '=', id).select('threads.lead_id'),
    )
    .where('uploads.storage_key', '=', folder)
    .where('uploads.plate', 'is not', null)
    .select('uploads.plate')
    .executeTakeFirst();
  return photo?.plate?.hidden ? photo.plate.box : null;
}

/**
 * Says of every row of a photo's file where its plate is; the same again changes nothing. Moving a
 * plate makes no timeline entry.
 *
 * @throws Problem 404 for another tenant's or what is no photo of the report, 409 when archived, 422 for
 * a box that is not within the photo
 */
async function change(call: PlateCall, plate: PlatePlace | null): Promise<void> {
  const { services, staff, params } = call;
  await call.once(partnersOf(staff), async (tx) => {
    const request = await lockOwn(tx, call);
    const report = await reportOf(tx, request.id);
    const photo = (await listUploads(tx, report.id)).find(({ id }) => id === params.photoId);
    if (photo?.filetype !== 'image') throw notFound();
    if (plate) assertWithin(plate.box);
    if (isDeepStrictEqual(photo.plate, plate)) return;
    if (request.status === 'ARCHIVED') throw invalidTransition('The request is archived');
    await tx
      .updateTable('uploads')
      .set({ plate: plate && json(plate) })
      .where('report_id', '=', report.id)
      .where('storage_key', '=', photo.storage_key)
      .execute();
    const isHidden = plate?.hidden ?? false;
    if (isHidden !== (photo.plate?.hidden ?? false)) {
      const actor = { kind: 'STAFF', id: staff.userId } as const;
      const event = isHidden ? 'PLATE_HIDDEN' : 'PLATE_SHOWN';
      await addEvent(tx, request, event, actor, services.clock.now());
    }
    await services.realtime.reportChanged(tx, request, 'PHOTOS');
  });
}

/** Fractions that end at the edge may add up to a little more than the whole. */
const WHOLE = 1 + 1e-6;

/** @throws InvalidInput `box` for one that is partly outside of the photo */
function assertWithin({ x, y, width, height }: PhotoBox): void {
  if (x + width > WHOLE || y + height > WHOLE)
    throw invalidFormat('box', 'a box within the photo: x + width and y + height are at most 1');
}
