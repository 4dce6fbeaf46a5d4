import { type DamagePin, type DamagePinPoint, framesOf } from '@forecourt/contract';
import type { Row } from '../db/schema.ts';
import { invalidFormat } from './errors.ts';

/** What says which scan a report shows. */
export type ScanRow = Pick<
  Row<'uploads'>,
  'id' | 'client_id' | 'section' | 'state' | 'review_status' | 'processedimagescount'
>;

/** The scan that a report shows: the last whole one that is not refused; undefined without one. */
export function shownScan<T extends ScanRow>(uploads: readonly T[]): T | undefined {
  return uploads.findLast(
    ({ section, state, review_status: review, processedimagescount: images }) =>
      section === 'scan_360' && state === 'PROCESSED' && review !== 'declined' && images !== null,
  );
}

/** Whether a scan has all the frames that something was placed on. */
export function fitsScan(points: readonly DamagePinPoint[], scan: ScanRow): boolean {
  return points.every(({ frame }) => frame < framesOf(scan));
}

/**
 * @throws InvalidInput `upload_id` unless it is of the shown scan, `points.{index}.frame` for one that
 * the scan does not have, or that was placed twice
 */
export function assertPinFits({ upload_id: id, points }: DamagePin, scan?: ScanRow): void {
  if (scan?.id !== id) throw invalidFormat('upload_id', 'the id of the report’s 360 scan');
  points.forEach(({ frame }, index) => {
    const isTwice = points.findIndex((point) => point.frame === frame) < index;
    if (frame >= framesOf(scan) || isTwice)
      throw invalidFormat(`points.${index}.frame`, 'a frame that the scan has, each once');
  });
}
