import { makeCarCondition, makePerson, makeReportCar } from '@forecourt/contract/fixtures';
import type { Person, Random, Vehicle } from '@forecourt/contract/fixtures';
import {
  carAvailabilities,
  convertDistance,
  type Distance,
  type DistanceUnit,
  sells,
  userSalePlans,
} from '@forecourt/contract';
import { json } from '../db/schema.ts';
import type { Flow, RequestStatus } from '../db/schema.ts';
import { addPictures } from './addPictures.ts';
import type { StoredCar } from './pictures.ts';
import { demoIdentifiers } from './identifiers.ts';
import { demoId } from './random.ts';
import type { DemoRows } from './rows.ts';
import type { DemoPlace, DemoTenant } from './tenants.ts';
import { overBy, timelineTo } from './timeline.ts';
import type { Step } from './timeline.ts';
import { pinsOf } from './pins.ts';
import { damagesOf } from './uploads.ts';
import { usualMiles, usedValue } from '../market/usedValue.ts';

/** A request to be written. */
export interface RequestSpec {
  tenant: DemoTenant;
  flow: Flow;
  status: RequestStatus;
  /** The pictures in its report, if any. */
  pictures: StoredCar | null;
  /** Whether the report is about the rendered car itself. */
  itself: boolean;
  vehicle: Vehicle;
  /** The latest time at which its report was submitted, because later events depend on it. */
  doneBy: Date | null;
}

/** Values that later rows refer to. */
export interface WrittenRequest extends RequestSpec {
  id: string;
  person: Person;
  /** As stored in the request: a customer from the invite page has given only a number. */
  name: string | null;
  email: string | null;
  phone: string | null;
  steps: Step[];
  /** What the car is about worth, in cents. */
  value: number;
}

/** Writes a request with its timeline and its report. */
export function addRequest(rows: DemoRows, random: Random, spec: RequestSpec): WrittenRequest {
  const { tenant, flow, status } = spec;
  const id = demoId(random);
  const person = makePerson(random);
  const path = timelineTo(random, status, spec.itself);
  const steps = spec.doneBy ? overBy(path, spec.doneBy) : path;
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) throw new Error(`No way leads to ${status}`);
  const when = (type: Step['type']): Date | null =>
    steps.find((step) => step.type === type)?.at ?? null;
  const self = first.actor === 'CUSTOMER';
  const byPhone = self || random.chance(0.6);
  const contact = {
    // a customer from the invite page has given a number, and no name yet
    name: self && (status === 'LEAD' || status === 'SENT') ? null : person.name,
    email: byPhone ? null : person.email,
    phone: byPhone ? person.phone : null,
  };
  const hasTerms = sells(flow) && (status === 'COMPLETED' || status === 'IN_PROGRESS');
  rows.requests.push({
    id,
    partner_id: tenant.id,
    request_type: flow,
    status,
    ...contact,
    self_service: self,
    agent_id: rows.requests.length % 3 === 2 ? tenant.colleagueId : tenant.staffId,
    created_by: self ? null : tenant.staffId,
    customisation_id: tenant.customisationIds[flow] ?? null,
    ...(self ? {} : demoIdentifiers(flow, rows.requests.length, first.at)),
    info: json(
      hasTerms
        ? {
            user_sale_plan: random.pick(userSalePlans),
            car_availability: random.pick(carAvailabilities),
          }
        : {},
    ),
    status_before_archive: status === 'ARCHIVED' ? (steps.at(-2)?.status ?? null) : null,
    inserted_at: first.at,
    updated_at: last.at,
    last_activity_at: last.at,
    sent_at: when('SENT'),
    opened_at: when('OPENED'),
    completed_at: when('COMPLETED'),
  });
  addTimeline(rows, tenant, id, steps);
  const { pictures, itself, vehicle } = spec;
  // the odometers in the pictures count miles
  const driven: Distance =
    itself && pictures
      ? { value: pictures.mileage, unit: 'mi' }
      : drivenIn(tenant.place.distanceUnit, usualMiles(vehicle, random.now));
  const miles = convertDistance(driven, 'mi');
  const value = usedValue(vehicle, miles, random.now) * 100;
  const written = { ...spec, ...contact, id, person, steps, value };
  addReport(rows, random, written, driven, first.at, last.at);
  return written;
}

function addTimeline(rows: DemoRows, tenant: DemoTenant, id: string, steps: Step[]): void {
  for (const [index, { type, status, actor, section, at }] of steps.entries()) {
    rows.request_events.push({
      partner_id: tenant.id,
      request_id: id,
      type,
      from_status: steps[index - 1]?.status ?? null,
      status,
      section: section ?? null,
      actor_kind: actor,
      actor_id: actor === 'STAFF' ? tenant.staffId : null,
      inserted_at: at,
    });
  }
}

function addReport(
  rows: DemoRows,
  random: Random,
  { tenant, id: request_id, status, pictures, itself, vehicle, value }: WrittenRequest,
  driven: Distance,
  from: Date,
  to: Date,
): void {
  const id = demoId(random);
  const done = status === 'COMPLETED';
  const begun = done || status === 'IN_PROGRESS';
  const { plate, make, model, year } = vehicle;
  const damages = done && pictures ? damagesOf(pictures).map((damage) => damage.location) : [];
  const report = {
    id,
    partner_id: tenant.id,
    request_id,
    unique_id: demoId(random),
    ...(begun ? { plate, make, model, year } : {}),
    car: json(done ? storedCar(random, vehicle, driven, value, tenant.place) : {}),
    info: json(
      done
        ? {
            postcode: tenant.place.postcode.replaceAll('#', () => random.digits(1)),
            car_condition_summary: random.pick(SUMMARIES),
            dealer_id: tenant.dealerIds.length > 0 ? random.pick(tenant.dealerIds) : null,
          }
        : {},
    ),
    damage_locations: json(damages),
    progress: json({}),
    inserted_at: from,
    updated_at: to,
  };
  const { cover, scan } =
    pictures && begun
      ? addPictures(rows, random, pictures, { id, partnerId: tenant.id, itself, done, from, to })
      : { cover: null, scan: null };
  const pins = pictures && scan !== null ? pinsOf(pictures, scan) : {};
  rows.reports.push({ ...report, cover_upload_id: cover, damage_pins: json(pins) });
}

/** The car as `reports.car` holds it: without the report's columns, the price in cents. */
function storedCar(
  random: Random,
  vehicle: Vehicle,
  driven: Distance,
  value: number,
  { country, state }: DemoPlace,
): object {
  const { value: mileage, unit: mileage_unit } = driven;
  const condition = makeCarCondition(random, { mileage, mileage_unit });
  const {
    id: _id,
    cover_photo: _cover,
    plate: _plate,
    make: _make,
    model: _model,
    year: _year,
    price: _price,
    ...car
  } = makeReportCar(random, { condition }, vehicle);
  return {
    ...car,
    country_code: country,
    country_state_code: state.code,
    state: state.name,
    // it would be one of Oregon
    ...(country !== 'US' && { zip: null }),
    price_cents: value,
  };
}

/** So many miles as an odometer of that unit counts them. */
const drivenIn = (unit: DistanceUnit, miles: number): Distance => ({
  value: Math.round(convertDistance({ value: miles, unit: 'mi' }, unit)),
  unit,
});

const SUMMARIES = [
  'Good for its age, serviced every year.',
  'A few scratches on the doors, otherwise tidy.',
  'Used daily on the highway; everything works.',
  'One owner since new, winter tires included.',
];
