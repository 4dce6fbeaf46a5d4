import type { Dealer, DealerGroupName } from '@forecourt/contract';
import { makeDealer, makeDealerGroup, many, seeded } from '@forecourt/contract/fixtures';
import { mock, perRun, problem } from '@forecourt/testing';
import { storyPartnerId } from '../../list/test/storyHttp.ts';
import { belongs } from '../dealerFilter.ts';

/** The groups of the stories. */
export const storyGroups: readonly DealerGroupName[] = [
  { id: 'toyota', name: 'Toyota' },
  { id: 'near', name: 'Within 50 miles' },
];

/** This many dealers, the newest first: some in groups, some favorites. */
export function makeDealers(count: number, overrides: Partial<Dealer> = {}): Dealer[] {
  const random = seeded('directory');
  let made = 0;
  return many(count, () => {
    made += 1;
    return makeDealer(random, {
      partner_id: storyPartnerId,
      favorite: made % 5 === 2,
      groups: storyGroups.filter((_, index) => made % (index + 2) === 0),
      ...(made % 7 === 4 && { auctions: 0, bids: 0, wins: 0, last_invited_at: null }),
      ...overrides,
    });
  });
}

/** The directory's calls, answered from these dealers as the API answers them. */
export function dealerHandlers(all: readonly Dealer[]) {
  const kept = perRun(() => ({ dealers: [...all], groups: [...storyGroups] }));
  const count = (state: Dealer['state']) =>
    kept.dealers.filter((one) => one.state === state).length;
  const change = (id: string, part: Partial<Dealer>) => {
    const known = kept.dealers.find((one) => one.id === id);
    if (!known) return problem('NOT_FOUND', 404);
    const partner = { ...known, ...part };
    kept.dealers = kept.dealers.map((one) => (one === known ? partner : one));
    return { partner };
  };
  const grouped = ({ id, name }: DealerGroupName) =>
    makeDealerGroup(seeded(id), {
      id,
      name,
      dealers: kept.dealers.filter((one) => one.groups.some((group) => group.id === id)).length,
    });
  const put = (group: DealerGroupName, ids: readonly string[]) => {
    kept.dealers = kept.dealers.map((one) =>
      ids.includes(one.id) && !one.groups.some(({ id }) => id === group.id)
        ? { ...one, groups: [...one.groups, group] }
        : one,
    );
  };
  return [
    mock.get('/api/partners', ({ query }) => {
      const start = Number(query.after ?? 0);
      const end = start + Number(query.limit ?? 10);
      const state = [query.state].flat()[0] as Dealer['state'] | undefined;
      const status = query.favorite ? 'FAVORITE' : state === 'ACTIVE' ? '' : (state ?? '');
      const fitting = kept.dealers.filter((one) =>
        belongs(one, { status, search: query.q ?? '', group: query.group_id }),
      );
      if (query.sort === 'NAME') fitting.sort((one, two) => one.name.localeCompare(two.name));
      return {
        partners: fitting.slice(start, end),
        metadata: {
          after: end < fitting.length ? String(end) : null,
          total: fitting.length,
        },
      };
    }),
    mock.get('/api/dealer_groups', () => ({
      groups: kept.groups.map(grouped),
      makes: ['Ford', 'Honda', 'Toyota'],
      counts: {
        ACTIVE: count('ACTIVE'),
        INACTIVE: count('INACTIVE'),
        OPTED_OUT: count('OPTED_OUT'),
      },
    })),
    mock.post('/api/dealer_groups', ({ body }) => {
      const group = { id: `group ${kept.groups.length}`, name: body.name };
      kept.groups = [...kept.groups, group];
      put(group, body.dealers ?? []);
      return { group: grouped(group) };
    }),
    mock.patch('/api/dealer_groups/{groupId}', ({ params, body }) => {
      const known = kept.groups.find(({ id }) => id === params.groupId);
      if (!known) return problem('NOT_FOUND', 404);
      const group = { ...known, name: body.name ?? known.name };
      kept.groups = kept.groups.map((one) => (one === known ? group : one));
      put(group, body.add ?? []);
      kept.dealers = kept.dealers.map((one) => ({
        ...one,
        groups: one.groups.filter(({ id }) => id !== group.id || !body.remove?.includes(one.id)),
      }));
      return { group: grouped(group) };
    }),
    mock.delete('/api/dealer_groups/{groupId}', ({ params }) => {
      kept.groups = kept.groups.filter(({ id }) => id !== params.groupId);
      return undefined;
    }),
    mock.patch('/api/partners/{dealerId}', ({ params, body }) => {
      const { groups: ids, ...part } = body;
      const named = ids && { groups: kept.groups.filter(({ id }) => ids.includes(id)) };
      return change(params.dealerId, { ...part, ...named });
    }),
    mock.delete('/api/partners/{dealerId}', ({ params }) => {
      change(params.dealerId, { state: 'INACTIVE' });
      return undefined;
    }),
    mock.post('/api/dealer_exports', ({ body }) => ({
      csv: `name\r\n${kept.dealers.map(({ name }) => name).join('\r\n')}`,
      rows: body.dealers?.length ?? kept.dealers.length,
    })),
  ];
}
