// @vitest-environment jsdom
import { addressOf, callsOf } from '@forecourt/api-client';
import type { HttpClient } from '@forecourt/api-client';
import { makePartner, seeded } from '@forecourt/contract/fixtures';
import { RequestListStore } from '@forecourt/feature-lists/requests';
import { BranchStore, SessionStore } from '@forecourt/feature-session';
import { describe, expect, it } from 'vitest';
import { flows } from '../flows/flows.ts';
import type { Ask } from './bootPage.ts';
import { prefetchCalls } from './prefetchCalls.ts';
import { flowOfList } from './requestLists.ts';

const partner = makePartner(seeded('branch'));
const apiUrl = 'https://api.test/';

/** Addresses that are prefetched before the app has loaded. */
async function early(pathname: string, search = '', branch: string | null = null) {
  const asked: string[] = [];
  const ask: Ask = (...call) => {
    asked.push(addressOf(apiUrl, ...call));
    return Promise.resolve({ partners: [partner] });
  };
  await prefetchCalls(ask, { branch, pathname, search });
  return asked;
}

const calls = (http: HttpClient) =>
  callsOf(http, {
    ...BranchStore.endpoints,
    ...RequestListStore.endpoints,
    ...SessionStore.endpoints,
  });

/** Addresses that the app's own calls use. */
async function asked(call: (http: HttpClient) => Promise<unknown>): Promise<string | undefined> {
  let address: string | undefined;
  const http = {
    call: ({ path }: { path: string }, input: { path?: object; query?: object }) => {
      const { path: parameters, query } = input as Record<string, Record<string, unknown>>;
      address = addressOf(apiUrl, path, parameters, query);
      return Promise.resolve({});
    },
  } as unknown as HttpClient;
  await call(http);
  return address;
}

describe('what is asked before the app is there', () => {
  it('is what the app asks for, for every signed-in person', async () => {
    const own = await Promise.all([
      asked((http) => calls(http).getSession()),
      asked((http) => calls(http).listMyPartners()),
      asked((http) => calls(http).listPartnerCustomisations(partner.id)),
    ]);
    expect(await early('/trade/report/1')).toEqual(own);
  });

  it.each(flows.map((flow) => [flow.requestList.path, flow.type] as const))(
    'holds the first page and the counts of %s',
    async (path, type) => {
      const place = { type, partner_id: partner.id };
      const name = 'Ann Lee';
      for (const more of [undefined, { name }]) {
        const search = more ? `?${new URLSearchParams(more)}` : '';
        const own = await Promise.all([
          asked((http) => calls(http).listRequests({ ...place, limit: 10, ...more })),
          asked((http) => calls(http).countRequests({ ...place, ...more })),
        ]);
        expect((await early(path, search)).slice(3)).toEqual(own);
      }
    },
  );

  it.each([
    'agent=me',
    'delivery=failed',
    'plan=trade_in',
    'period=today',
    'from=2026-03-01',
    'reached=opened',
    'channel=website',
  ])('leaves lists with filters to the app: %s', async (filter) => {
    const { path } = flows[0]!.requestList;
    expect(await early(path, `?${filter}`)).toHaveLength(3);
    expect(await early(path, '?view=1')).toHaveLength(5);
  });

  it.each(flows.map(({ type, requestList }) => [requestList.path, type] as const))(
    'knows whose list %s is',
    (path, type) => {
      expect(flowOfList(`${path}/`)).toBe(type);
    },
  );

  it('goes to the branch of the last visit without waiting for the others', async () => {
    const urls = await early('/trade/sellers', '', 'chosen');
    expect(urls.filter((url) => url.includes('chosen'))).toHaveLength(3);
  });
});
