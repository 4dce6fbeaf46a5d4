import { type DistanceUnit, maxMileage } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import { invalidFormat } from '../../domain/errors.ts';
import type { StoredCar } from './storedCar.ts';

interface Mileage {
  mileage?: number | null;
  mileage_unit?: DistanceUnit;
}

interface Subject {
  request: Pick<Row<'requests'>, 'partner_id'>;
  report: Pick<Row<'reports'>, 'car'>;
}

/**
 * A mileage as it is stored: always with its unit, the one that was given, else the one that is
 * stored, else the one that the partner uses now. Empty where neither was given.
 *
 * @throws InvalidInput INVALID_FORMAT naming `field`, where no odometer counts so far
 */
export async function mileageToStore(
  tx: Tx,
  { request, report }: Subject,
  given: Mileage = {},
  field: string,
): Promise<Mileage> {
  const { mileage, mileage_unit: givenUnit } = given;
  if (mileage === undefined && givenUnit === undefined) return {};
  const before = (report.car as StoredCar).condition ?? {};
  const known = givenUnit ?? before.mileage_unit;
  const unit = known ?? (await distanceUnitOf(tx, request.partner_id));
  const value = mileage === undefined ? before.mileage : mileage;
  if (value != null && value > maxMileage[unit]) throw invalidFormat(field);
  return { ...(mileage !== undefined && { mileage }), mileage_unit: unit };
}

async function distanceUnitOf(tx: Tx, partnerId: string): Promise<DistanceUnit> {
  const { distance_unit: unit } = await tx
    .selectFrom('partners')
    .where('id', '=', partnerId)
    .select('distance_unit')
    .executeTakeFirstOrThrow();
  return unit;
}
