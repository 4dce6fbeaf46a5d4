import type { Car, CarStatus } from '@forecourt/contract';
import { countCarsOf, makeCar, makeRequest, many, seeded } from '@forecourt/contract/fixtures';
import { mock, perRun } from '@forecourt/testing';
import { me } from '../../list/filters.ts';
import { viewHandlers } from '../../views/test/viewServer.ts';
import { belongs } from '../carFilter.ts';

/** This many cars, newest first, cycling through these statuses. */
export function makeCars(
  count: number,
  statuses: readonly CarStatus[],
  overrides: Partial<Car> = {},
): Car[] {
  const random = seeded(`cars ${statuses.join(' ')}`);
  let made = 0;
  return many(count, () =>
    makeCar(random, {
      request_status: statuses[made++ % statuses.length],
      thumbnail: photo(made),
      ...overrides,
    }),
  ).sort((one, other) => other.request_date.localeCompare(one.request_date));
}

const vehicles = ['suv', 'saloon', 'hatchback'];
const sides = ['front-left', 'right', 'front-right', 'rear-left', 'left'];

/** One of the demo's photos, which Storybook and the tests of stories serve. */
const photo = (index: number): string =>
  `/demo-media/${vehicles[index % vehicles.length]}/exterior-${sides[index % sides.length]}.jpg`;

/** What a call asks for. */
type Asked = Partial<Record<'plate' | 'agent_id' | 'delivery', string>>;

/**
 * A car list's calls, answered from these cars as the API answers them.
 *
 * @param own ids of the cars whose requests the user looks after
 */
export function carHandlers(all: Car[], own: readonly string[] = []) {
  const kept = perRun(() => ({ cars: all, away: new Map<string, Car>() }));
  const found = ({ plate = '', agent_id, delivery }: Asked): Car[] =>
    kept.cars.filter(
      (car) =>
        belongs(car, { status: '', search: plate, undelivered: delivery === 'FAILED' }) &&
        (agent_id !== me || own.includes(car.id)),
    );
  const request = (id: string, status: 'ARCHIVED' | 'COMPLETED') => ({
    request: makeRequest(seeded(id), { id, status }),
  });
  return [
    mock.get('/api/requests/cars', ({ query }) => {
      const start = Number(query.after ?? 0);
      const end = start + Number(query.limit ?? 10);
      const fitting = found(query).filter((car) =>
        belongs(car, { status: (query.status ?? '') as CarStatus | '', search: '' }),
      );
      return {
        cars: fitting.slice(start, end),
        metadata: { after: end < fitting.length ? String(end) : null },
      };
    }),
    ...viewHandlers(),
    mock.get('/api/colleagues', () => ({ colleagues: [] })),
    mock.get('/api/requests/cars/counts', ({ query }) => ({
      counts: countCarsOf(found(query)),
      mine: countCarsOf(found({ ...query, agent_id: me })),
    })),
    mock.patch('/api/requests/{id}', ({ params }) => {
      const car = kept.cars.find(({ request_id }) => request_id === params.id);
      if (car) kept.away.set(params.id, car);
      kept.cars = kept.cars.filter((one) => one !== car);
      return request(params.id, 'ARCHIVED');
    }),
    mock.post('/api/requests/{id}/unarchive', ({ params }) => {
      const car = kept.away.get(params.id);
      if (car) kept.cars = all.filter((one) => one === car || kept.cars.includes(one));
      return request(params.id, 'COMPLETED');
    }),
  ];
}
