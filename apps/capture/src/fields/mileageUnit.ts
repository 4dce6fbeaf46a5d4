import type { DistanceUnit } from '@forecourt/contract';
import type { Draft } from '../draft/draft.ts';
import type { MileageFieldDefinition } from './definition.ts';

/** What the customer's odometer counts: what they chose, else what the partner asks for. */
export function unitOf({ unitPath }: MileageFieldDefinition, draft: Draft): DistanceUnit {
  return (draft.value(unitPath) ?? draft.capture.distance_unit) as DistanceUnit;
}
