import { flowOrder } from '@forecourt/contract';
import type { Random } from '@forecourt/contract/fixtures';
import type { RequestStatus } from '../db/schema.ts';
import { auctionStart } from './auctions.ts';
import { addOutcome } from './outcomes.ts';
import type { StoredCar } from './pictures.ts';
import type { AreaPlan, Outcome } from './plan.ts';
import { addRequest } from './requests.ts';
import type { WrittenRequest } from './requests.ts';
import type { DemoRows } from './rows.ts';
import type { DemoTenant } from './tenants.ts';
import { vehicleOf } from './vehicles.ts';

/** Outcomes whose first car is one of the rendered ones, with every picture and its scan. */
const SHOWN: readonly Outcome[] = [
  'NEW',
  'AUCTION_RUNNING',
  'OFFER_ACCEPTED',
  'REPAIRABLE',
  'INSPECTED',
  'NEEDS_EXTRA_INSPECTION',
];

/** Writes the requests of one area. */
export function addArea(
  rows: DemoRows,
  random: Random,
  plan: AreaPlan,
  tenant: DemoTenant,
  cars: StoredCar[],
): WrittenRequest[] {
  const add = (status: RequestStatus, outcome: Outcome | null, shown: StoredCar | null) => {
    const pictures = shown ?? (cars.length > 0 ? random.pick(cars) : null);
    const itself = shown !== null;
    const vehicle = vehicleOf(random, pictures, itself);
    const doneBy = outcome && auctionStart(outcome, random.now);
    const spec = { tenant, flow: plan.flow, status, pictures, itself, vehicle, doneBy };
    const written = addRequest(rows, random, spec);
    addOutcome(rows, random, written, outcome);
    return written;
  };
  const open = Object.entries(plan.open).flatMap(([status, count]) =>
    Array.from({ length: count }, () => add(status as RequestStatus, null, null)),
  );
  // each area begins with another car
  const turn = flowOrder.indexOf(plan.flow);
  const left = [...cars.slice(turn), ...cars.slice(0, turn)];
  const completed = Object.entries(plan.completed).flatMap(([outcome, count]) =>
    Array.from({ length: count }, (_, index) => {
      const isShown = index === 0 && SHOWN.includes(outcome as Outcome);
      return add('COMPLETED', outcome as Outcome, isShown ? (left.shift() ?? null) : null);
    }),
  );
  return [...open, ...completed];
}
