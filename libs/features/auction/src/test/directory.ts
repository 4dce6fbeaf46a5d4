import type { Dealer } from '@forecourt/contract';
import { makeDealerGroupList, seeded } from '@forecourt/contract/fixtures';
import { mock } from '@forecourt/testing';

const PAGE = 10;

/** The call that lists dealers, those of the ids, and that of the groups. */
export type DirectoryCall = 'dealers' | 'ids' | 'groups';

/** The groups of the directory; each third dealer is in the first, the others in none. */
export const directoryGroups = ['Toyota', 'Within 50 miles'].map((name, index) => ({
  id: `group-${index}`,
  name,
  dealers: index === 0 ? 12 : 4,
}));

interface Asked {
  q?: string;
  group_id?: string;
  favorite?: boolean | string;
  of_last_auction?: boolean | string;
  within_miles?: number | string;
  not_in_auction?: string;
}

/** Dealers as a directory has them: favorites, distances, and what they have done so far. */
export function variedDealers(dealers: readonly Dealer[]): Dealer[] {
  return dealers.map((one, index) => ({
    ...one,
    favorite: index % 5 === 2,
    groups: index % 3 === 0 ? [{ id: 'group-0', name: 'Toyota' }] : [],
    distance_miles: index % 8 === 7 ? null : 2.4 + index * 4.3,
    ...(index % 4 === 3 && { auctions: 0, bids: 0, wins: 0, last_invited_at: null }),
  }));
}

/**
 * The calls of choosing dealers, answered as the API answers them.
 *
 * @param dealers in the order of their names
 * @param invited ids of those invited to an auction that runs
 */
export function directory(dealers: readonly Dealer[], invited: readonly string[] = []) {
  const fitting = (asked: Asked) => {
    const search = asked.q?.toLowerCase() ?? '';
    return dealers.filter(
      (one) =>
        [one.name, one.email, one.location].join(' ').toLowerCase().includes(search) &&
        (!asked.group_id || one.groups.some(({ id }) => id === asked.group_id)) &&
        (!asked.favorite || one.favorite) &&
        (!asked.of_last_auction || one.last_invited_at !== null) &&
        (!asked.within_miles || (one.distance_miles ?? Infinity) <= Number(asked.within_miles)) &&
        (!asked.not_in_auction || !invited.includes(one.id)),
    );
  };
  return {
    dealers: mock.get('/api/partners', ({ query }) => {
      const states = [query.state ?? 'ACTIVE'].flat() as string[];
      const found = fitting(query).filter(({ state }) => states.includes(state));
      if (query.sort === 'DISTANCE') {
        found.sort((a, b) => (a.distance_miles ?? Infinity) - (b.distance_miles ?? Infinity));
      }
      const start = Number(query.after ?? 0);
      const end = start + Number(query.limit ?? PAGE);
      return {
        partners: found
          .slice(start, end)
          .map((one) => (query.near ? one : { ...one, distance_miles: null })),
        metadata: { after: end < found.length ? String(end) : null },
      };
    }),
    ids: mock.get('/api/dealer_ids', ({ query }) => ({
      ids: fitting(query)
        .filter(({ state }) => state === 'ACTIVE')
        .map(({ id }) => id),
    })),
    groups: mock.get('/api/dealer_groups', () =>
      makeDealerGroupList(seeded('groups'), { groups: directoryGroups }),
    ),
  };
}

/** The same as a list of handlers; those given here answer instead of theirs. */
export function directoryHandlers(
  dealers: readonly Dealer[],
  {
    invited,
    ...others
  }: { invited?: readonly string[] } & Partial<
    Record<DirectoryCall, ReturnType<typeof mock.get>>
  > = {},
) {
  return Object.values({ ...directory(dealers, invited), ...others });
}
