import type { CarCondition, CarDetails, ReportCar } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { amount } from '../../domain/money.ts';

/** Members of the car that are columns of the report, because lists show and search them. */
type Columns = 'plate' | 'make' | 'model' | 'year';

/**
 * The car as stored in `reports.car`: the contract's members by their names, the price in cents.
 * Members that were never given are absent.
 */
export type StoredCar = Partial<Omit<CarDetails, Columns | 'price'>> & {
  price_cents?: number | null;
  condition?: StoredCondition;
};
type Part = 'air_conditioning' | 'brakes' | 'engine' | 'suspension' | 'tires';
type StoredCondition = Partial<Omit<CarCondition, Part>> & {
  [Name in Part]?: Partial<CarCondition[Name]>;
};

type ReportWithCar = Pick<Row<'reports'>, 'id' | Columns> & { car: object };

/** The car of a report for staff; null if the customer entered nothing. */
export function presentCar(report: ReportWithCar, coverPhoto: string | null): ReportCar {
  const { plate, make, model, year } = report;
  const { price_cents: cents, condition: _condition, ...given } = report.car as StoredCar;
  return {
    id: report.id,
    cover_photo: coverPhoto,
    ...NOTHING_GIVEN,
    ...given,
    plate,
    make,
    model,
    year,
    price: amount(cents ?? null),
    condition: presentCondition(report),
  };
}

/** The condition of a report's car; null values if the customer entered nothing. */
export function presentCondition(report: { car: object }): CarCondition {
  const given = (report.car as StoredCar).condition ?? {};
  const part = (name: Part) => ({
    rating: given[name]?.rating ?? null,
    rating_note: given[name]?.rating_note ?? null,
  });
  return {
    has_service_history: given.has_service_history ?? null,
    has_smoked_in_car: given.has_smoked_in_car ?? null,
    keys_count: given.keys_count ?? null,
    own_title: given.own_title ?? null,
    clean_title: given.clean_title ?? null,
    mileage: given.mileage ?? null,
    mileage_unit: given.mileage_unit ?? null,
    air_conditioning: part('air_conditioning'),
    brakes: part('brakes'),
    engine: part('engine'),
    suspension: part('suspension'),
    tires: part('tires'),
  };
}

const NOTHING_GIVEN = {
  country_code: null,
  country_state_code: null,
  vincode: null,
  trim: null,
  style: null,
  color: null,
  vat: null,
  engine: null,
  power: null,
  engine_volume: null,
  drivetrain: null,
  fuel: null,
  gearbox: null,
  transmission: null,
  keys: null,
  lights: null,
  faults: null,
  smoke_free: null,
  service_history: null,
  service_provider: null,
  last_service_date: null,
  overall_rating: null,
  state: null,
  owner_comment: null,
  extra_information: null,
  zip: null,
} as const;
