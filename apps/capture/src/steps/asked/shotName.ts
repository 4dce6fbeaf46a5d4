import type { CaptureShot } from '@forecourt/contract';
import type { IntlShape } from 'react-intl';
import type { Capture } from '../../api/types.ts';
import { partMessages } from '../damage-locations/messages.ts';
import type { StepDefinition } from '../definition.ts';

/** What a photo that is asked for shows: a damage, a side of the car, or its step. */
export function shotName(
  { slot, damage_location_id: id }: CaptureShot,
  { shots = [], title }: StepDefinition,
  { damage_locations: damages }: Pick<Capture, 'damage_locations'>,
  intl: IntlShape,
): string {
  const damage = damages.find((one) => one.id === id);
  if (damage) return intl.formatMessage(partMessages[damage.part]);
  return intl.formatMessage(shots.find((shot) => shot.slot === slot)?.label ?? title);
}
