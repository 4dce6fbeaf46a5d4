import type { IntlShape } from 'react-intl';
import type { Actions } from '../../draft/actions.ts';
import type { PreparedPhoto } from '../../photo/prepared.ts';
import type { ShotTarget } from '../../viewfinder/target.ts';
import { sideMessages, sides, tipOf } from '../sideMessages.ts';

/** Minimum number of photos of a scan: one from each side and corner. */
export const MIN_PHOTOS = sides.length;

/**
 * The remaining photos of a scan, each with the outline of what it shows, in the order of the walk:
 * the viewer turns the car in the order in which they were taken.
 *
 * @param taken how many there are already
 */
export function scanTargets(
  taken: number,
  intl: IntlShape,
  { addScanPhoto }: Pick<Actions, 'addScanPhoto'>,
): ShotTarget[] {
  return sides.slice(taken).map((side) => ({
    place: { section: 'scan_360', slot: null, single: false, wide: true },
    shot: side,
    label: intl.formatMessage(sideMessages[side]),
    tip: intl.formatMessage(tipOf(side)),
    keep: (photo) => keep(photo, addScanPhoto),
  }));
}

async function keep({ full }: PreparedPhoto, add: Actions['addScanPhoto']): Promise<void> {
  const { prepareFrame } = await import('../../scan/frameOfPhoto.ts');
  const frame = await prepareFrame(new Blob([full.bytes], { type: full.type }));
  if (!frame) throw new Error('not a picture');
  await add(frame);
}
