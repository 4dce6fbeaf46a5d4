import type { Car, CarStatus } from '@forecourt/contract';
import { countCarsOf, makeCar, makeRequest, many, seeded } from '@forecourt/contract/fixtures';
import { mock } from '@forecourt/testing';
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

/** A small picture that needs no network: a car's outline on a colored background. */
function photo(index: number): string {
  const hue = (index * 47) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><rect width="120" height="80" fill="hsl(${hue} 25% 78%)"/><path d="M14 52c0-8 6-10 14-12l12-14c2-2 4-3 7-3h30c3 0 5 1 7 3l12 14c8 2 12 5 12 12v6H14z" fill="hsl(${hue} 35% 38%)"/><circle cx="36" cy="58" r="9" fill="#222"/><circle cx="88" cy="58" r="9" fill="#222"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A car list's calls, answered from these cars as the API answers them. */
export function carHandlers(all: Car[]) {
  let cars = all;
  const away = new Map<string, Car>();
  const found = (search = ''): Car[] => cars.filter((car) => belongs(car, { status: '', search }));
  const request = (id: string, status: 'ARCHIVED' | 'COMPLETED') => ({
    request: makeRequest(seeded(id), { id, status }),
  });
  return [
    mock.get('/api/requests/cars', ({ query }) => {
      const start = Number(query.after ?? 0);
      const end = start + Number(query.limit ?? 10);
      const fitting = found(query.plate).filter((car) =>
        belongs(car, { status: (query.status ?? '') as CarStatus | '', search: '' }),
      );
      return {
        cars: fitting.slice(start, end),
        metadata: { after: end < fitting.length ? String(end) : null },
      };
    }),
    mock.get('/api/requests/cars/counts', ({ query }) => ({
      counts: countCarsOf(found(query.plate)),
    })),
    mock.patch('/api/requests/{id}', ({ params }) => {
      const car = cars.find(({ request_id }) => request_id === params.id);
      if (car) away.set(params.id, car);
      cars = cars.filter((one) => one !== car);
      return request(params.id, 'ARCHIVED');
    }),
    mock.post('/api/requests/{id}/unarchive', ({ params }) => {
      const car = away.get(params.id);
      if (car) cars = all.filter((one) => one === car || cars.includes(one));
      return request(params.id, 'COMPLETED');
    }),
  ];
}
