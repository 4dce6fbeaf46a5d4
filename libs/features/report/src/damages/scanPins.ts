import { type DamageLocation, framesOf, type Upload } from '@forecourt/contract';
import type { Hotspot } from '@forecourt/viewer-360';
import { followPin } from '@forecourt/viewer-360/pins';
import type { IntlShape } from 'react-intl';
import { directionOf, surfaceOf } from './carSurface.ts';
import { damageWords } from './damageWords.ts';

/** The damages whose pins a scan shows, and what choosing one does. */
export interface ScanDamages {
  locations: readonly DamageLocation[];
  /** Address that a pin's words link to; undefined for none. */
  linkOf: (damage: DamageLocation) => string | undefined;
  /** Such a link was followed. */
  onLink: (damageId: string) => void;
}

/** The pins of a scan for the viewer, on each frame that shows their place. */
export function pinsOn(
  scan: Upload,
  { locations, linkOf }: Pick<ScanDamages, 'locations' | 'linkOf'>,
  intl: IntlShape,
): Hotspot[] {
  const count = framesOf(scan);
  const own = locations.filter(({ pin }) => pin?.upload_id === scan.id);
  const direction = directionOf(own, count);
  return own.flatMap((damage) => {
    const text = damageWords(damage, intl);
    const icon = intl.formatNumber(locations.indexOf(damage) + 1);
    const href = linkOf(damage);
    const points = followPin(damage.pin!.points, count, surfaceOf(damage, direction));
    return points.map((point) => ({ ...point, id: damage.id, text, icon, href }));
  });
}
