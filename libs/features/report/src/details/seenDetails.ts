import type { SeenDetails } from '@forecourt/contract';
import type { ViewedReport } from '../reportData.ts';

/** The details of the car, in the order of the form. */
export const carFields = ['vincode', 'plate', 'year', 'make', 'model', 'mileage', 'zip'] as const;

/** The details of the owner, in the order of the form. */
export const ownerFields = ['name', 'phone', 'email', 'postcode'] as const;

/** The details of a report as they are read now. */
export function seenDetails(viewed: ViewedReport): SeenDetails {
  const { name, phone, email, info, report, identifiers } = viewed;
  const { vincode, plate, year, make, model, zip, condition } = report.car;
  const owner = { name: name ?? null, phone: phone ?? null, email: email ?? null };
  const car = { vincode, plate, year, make, model, zip: zip ?? null };
  const { mileage, mileage_unit } = condition;
  const postcode = info.postcode ?? null;
  return { ...owner, postcode, ...car, mileage, mileage_unit, ...identifiers };
}
