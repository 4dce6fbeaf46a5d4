import type { Car, CarSale, CarStatus } from '@forecourt/contract';
import { makeCarSale } from '@forecourt/contract/fixtures';
import { broken, mock, never, offline, problem } from '@forecourt/testing';
import { type Failure, refreshAndSeeStale } from '../../list/test/pageStates.ts';
import type { CarListDefinition } from '../definition.ts';
import { carHandlers, makeCars } from './carServer.ts';
import type { CarListStoryProps } from './CarListStory.tsx';

type Handlers = ReturnType<typeof mock.get>[];

/** One state of a list: what the server does, and where in the list the story is. */
export interface CarListState {
  args: CarListStoryProps;
  parameters: { msw: { handlers: Handlers } };
}

const longCar: Partial<Car> = {
  make: 'Mercedes-Benz-Konstantinopolitanische Automobilwerke',
  model: 'Sprinter 519 CDI Kastenwagen Hochdach Extralang Vierradantrieb',
  partner_name: 'Northgate Motors of Upper Featherstonehaugh and Lower Cholmondeley',
  plate: 'WWWW-MMMM-8888',
  customer_name: 'Wilhelmina Konstantinopoulou-Featherstonehaugh von Hohenlohe',
};

const emptyCar: Partial<Car> = {
  plate: null,
  year: null,
  make: null,
  model: null,
  thumbnail: null,
  customer_name: null,
};

/** Every state of a flow's car list, for its stories. */
export function carListStates(definition: CarListDefinition) {
  const statuses = definition.tabs.flatMap(({ status }): CarStatus[] => (status ? [status] : []));
  const cars = (count: number, more?: Partial<Car>): Car[] => makeCars(count, statuses, more);
  const state = (handlers: Handlers, more: Partial<CarListStoryProps> = {}): CarListState => ({
    args: { definition, ...more },
    parameters: { msw: { handlers } },
  });
  const page = '/api/requests/cars';
  const server = carHandlers(cars(35));
  const pageThen = (next: Failure): Handlers => [
    mock.get(page, ({ query }) =>
      query.after ? next() : { cars: cars(10), metadata: { after: '10' } },
    ),
    ...server,
  ];
  return {
    initial: state(server, { waiting: true }),
    loading: state([mock.get(page, () => never()), ...server]),
    loaded: state(server),
    loadingMore: state(pageThen(never)),
    end: state(carHandlers(cars(4))),
    error: state([mock.get(page, () => problem('INTERNAL_ERROR', 500)), ...server]),
    errorMore: state(pageThen(() => problem('UNAVAILABLE', 503))),
    offline: state(offline()),
    noMatch: state(server, { plate: 'NONE 000' }),
    longNames: state(carHandlers(cars(6, longCar))),
    missing: state(carHandlers(cars(5, emptyCar))),
    noPhoto: state(carHandlers(cars(3, { thumbnail: '/media/gone.jpg' }))),
    viewer: state(server, { role: 'VIEWER' }),
    /** A tab without any car. */
    empty: (tab: string) => state(carHandlers([]), { tab }),
    /** A tab whose status has some. */
    tab: (tab: string, status: CarStatus) => state(carHandlers(makeCars(7, [status])), { tab }),
    /** Cars whose sales are as far as these. */
    sales: (...sales: Partial<CarSale>[]) =>
      state(
        carHandlers(
          sales.map((sale, index) => ({
            ...cars(sales.length)[index]!,
            sale: makeCarSale({ until: null, ...sale }),
          })),
        ),
      ),
    stale: staleState(definition, cars(10)),
  };
}

/** The first page loads, then refreshing fails because the connection is lost. */
function staleState(definition: CarListDefinition, cars: Car[]) {
  let asked = 0;
  const handlers = [
    mock.get('/api/requests/cars', () => {
      asked += 1;
      return asked > 1 ? broken() : { cars, metadata: { after: null } };
    }),
    ...carHandlers(cars),
  ];
  return {
    args: { definition },
    parameters: { msw: { handlers } },
    beforeEach: () => {
      asked = 0;
    },
    play: refreshAndSeeStale('All cars loaded'),
  };
}
