import type { DistanceUnit } from '@forecourt/contract';
import type { Draft } from '../draft/draft.ts';
import type { MileageFieldDefinition } from './definition.ts';

/** What the customer's odometer counts: what they chose, else what the partner asks for. */
export function unitOf(
  { unitPath }: Pick<MileageFieldDefinition, 'unitPath'>,
  { value, capture }: Pick<Draft, 'value'> & { capture: { distance_unit?: DistanceUnit } },
): DistanceUnit {
  const chosen = value(unitPath) as DistanceUnit | null | undefined;
  // what an app of before has stored on the phone knows no units
  return chosen ?? capture.distance_unit ?? 'mi';
}
