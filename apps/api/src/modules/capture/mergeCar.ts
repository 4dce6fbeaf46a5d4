import type { CarConditionUpdate, CarDetails } from '@forecourt/contract';
import { cents } from '../../domain/money.ts';
import type { Row } from '../../db/schema.ts';
import type { StoredCar } from './storedCar.ts';

type Columns = Pick<Row<'reports'>, 'plate' | 'make' | 'model' | 'year'>;

/** Merges the customer's input into the stored car. */
export function mergeCar(
  report: Columns & { car: object },
  details: CarDetails = {},
  condition: CarConditionUpdate = {},
): { columns: Columns; stored: StoredCar } {
  const before = report.car as StoredCar;
  const { plate, make, model, year, price, ...rest } = details;
  const columns = {
    plate: plate === undefined ? report.plate : plate,
    make: make === undefined ? report.make : make,
    model: model === undefined ? report.model : model,
    year: year === undefined ? report.year : year,
  };
  const stored: StoredCar = {
    ...before,
    ...rest,
    ...(price === undefined
      ? {}
      : { price_cents: price === null ? null : cents(price, 'car.price') }),
    condition: mergeCondition(before.condition, condition),
  };
  return { columns, stored };
}

function mergeCondition(
  before: StoredCar['condition'] = {},
  given: CarConditionUpdate,
): NonNullable<StoredCar['condition']> {
  const merged: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(given)) {
    const isPart = typeof value === 'object' && value !== null;
    merged[name] = isPart ? { ...(merged[name] as object), ...value } : value;
  }
  return merged;
}
