import type { Flow } from '@forecourt/contract';
import type { CarListDefinition } from '@forecourt/feature-lists/cars';
import { claimCars } from '@forecourt/flow-claim/cars';
import { inspectCars } from '@forecourt/flow-inspect/cars';
import { tradeCars } from '@forecourt/flow-trade/cars';

/** The car list of each flow. */
export const carsOfFlow: Record<Flow, CarListDefinition> = {
  TRADE: tradeCars,
  CLAIM: claimCars,
  INSPECT: inspectCars,
};
