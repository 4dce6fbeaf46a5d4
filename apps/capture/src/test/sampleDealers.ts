import type { Dealer } from '../api/types.ts';

const towns = ['Portland, Oregon', 'Salem, Oregon', 'Eugene, Oregon', 'Vancouver, Washington'];
const names = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Grove', 'Hazel', 'Ivy'];

/** Dealers by name, in four towns. */
export const manyDealers = (count: number): Dealer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `dealer-${index + 1}`,
    name: `${names[index % names.length]} Motors ${Math.floor(index / names.length) + 1}`,
    address: `${100 + index} Main Street`,
    location: towns[index % towns.length] ?? null,
  })).sort((a, b) => a.name.localeCompare(b.name));

export const sampleDealers: readonly Dealer[] = manyDealers(4);

const PAGE = 20;

/** A page of matching dealers, as the contract's listCaptureDealers answers it. */
export function pageOfDealers(dealers: readonly Dealer[], query: URLSearchParams) {
  const search = (query.get('search') ?? '').toLowerCase();
  const from = Number(query.get('after') ?? 0);
  const found = dealers.filter(({ name, address, location }) =>
    `${name} ${address} ${location}`.toLowerCase().includes(search),
  );
  const after = from + PAGE < found.length ? String(from + PAGE) : null;
  return { dealers: found.slice(from, from + PAGE), metadata: { after } };
}
