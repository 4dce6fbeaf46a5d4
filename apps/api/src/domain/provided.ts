import { type Provided, providedBy } from '@forecourt/contract';
import type { Row } from '../db/schema.ts';

/** The rows that say how complete a report is. */
export interface ProvidedRows {
  request: Pick<Row<'requests'>, 'name' | 'info'>;
  report: Pick<
    Row<'reports'>,
    'plate' | 'make' | 'model' | 'year' | 'car' | 'info' | 'damage_locations'
  >;
  /** Those that were not deleted; the ones that have not arrived do not count. */
  uploads: readonly Pick<
    Row<'uploads'>,
    'section' | 'slot' | 'state' | 'review_status' | 'damage_location_id' | 'addition_id'
  >[];
}

/** What a report has, for judging how complete it is. */
export function providedOf({ request, report, uploads }: ProvidedRows): Provided {
  const { plate, make, model, year, car, info } = report;
  const { condition, ...details } = car as { condition?: object };
  const whole = uploads.filter(({ state }) => state === 'PROCESSED');
  return providedBy(whole, {
    car: { ...details, plate, make, model, year },
    condition,
    contact: { name: request.name },
    sale: request.info,
    description: info.car_condition_summary,
    dealer_id: info.dealer_id,
    no_damage: info.no_damage,
    damage_locations: report.damage_locations,
  });
}
