import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import { listUploads } from '../../db/report.ts';

/** Shots that show a car best, in order: candidates for its picture in lists. */
const BEST = ['front_left', 'front_right', 'front', 'left', 'right'];

/**
 * Chooses the picture that represents the car, after a photo was added, deleted, refused or accepted.
 */
export async function chooseCover(tx: Tx, reportId: string): Promise<void> {
  const photos = (await listUploads(tx, reportId)).filter(
    ({ filetype, state, review_status: review }) =>
      filetype === 'image' && state === 'PROCESSED' && review !== 'declined',
  );
  const [best] = photos.sort((a, b) => rank(a) - rank(b) || a.id - b.id);
  await tx
    .updateTable('reports')
    .set({ cover_upload_id: best?.id ?? null })
    .where('id', '=', reportId)
    .execute();
}

function rank({ section, slot }: Row<'uploads'>): number {
  if (section !== 'exterior_images') return BEST.length + 1;
  const place = BEST.indexOf(slot ?? '');
  return place === -1 ? BEST.length : place;
}
