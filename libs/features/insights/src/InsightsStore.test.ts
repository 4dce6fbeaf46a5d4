import { beforeEach, expect, test, vi } from 'vitest';
import { InsightsStore, type InsightsStoreOptions } from './InsightsStore.ts';
import {
  storyFunnel,
  storySelling,
  storySteps,
  storyStuck,
  storyTeam,
  storyTimes,
} from './test/data.ts';

let branch: ReturnType<InsightsStoreOptions['branch']>;
let api: { [K in keyof InsightsStoreOptions['api']]: ReturnType<typeof vi.fn> };
let store: InsightsStore;

beforeEach(() => {
  branch = { id: 'northgate', timeZone: 'America/New_York', flows: ['TRADE', 'CLAIM'] };
  api = {
    getInsightsFunnel: vi.fn(async () => storyFunnel),
    getInsightsSelling: vi.fn(async () => storySelling),
    getInsightsSteps: vi.fn(async () => storySteps),
    getInsightsTeam: vi.fn(async () => storyTeam),
    getInsightsTimes: vi.fn(async () => storyTimes),
    listStuckRequests: vi.fn(async () => storyStuck),
    listColleagues: vi.fn(async () => ({ colleagues: [] })),
  };
  store = new InsightsStore({
    api: api as unknown as InsightsStoreOptions['api'],
    branch: () => branch,
    clock: { now: () => Date.parse('2026-03-02T03:00:00Z') },
  });
});

test('the days asked for are those of the branch’s time zone', async () => {
  store.choose({ days: 7, flow: 'CLAIM', agent: 'me', channel: 'WEBSITE' });
  await store.load();
  expect(api.getInsightsFunnel.mock.lastCall?.[0]).toEqual({
    partner_id: 'northgate',
    type: 'CLAIM',
    from: '2026-02-23',
    to: '2026-03-01',
    agent_id: 'me',
    channel: 'WEBSITE',
  });
  expect(store.funnel.value).toEqual(storyFunnel);
});

test('dates of an address are asked for as they are', async () => {
  const dates = { from: '2026-02-16', to: '2026-02-22' };
  store.choose({ days: 30, dates });
  await store.load();
  expect(store.days).toEqual(dates);
  expect(api.getInsightsFunnel.mock.lastCall?.[0]).toMatchObject(dates);
});

test('a flow that the branch does not have is its first one', async () => {
  store.choose({ days: 30, flow: 'INSPECT' });
  await store.load();
  expect(api.getInsightsFunnel.mock.lastCall?.[0]).toMatchObject({ type: 'TRADE' });
});

test('sales are asked for only of a flow that sells', async () => {
  await store.load();
  expect(store.selling.value).toEqual(storySelling);
  store.choose({ days: 30, flow: 'CLAIM' });
  await store.load();
  expect(api.getInsightsSelling).toHaveBeenCalledTimes(1);
  expect(store.selling.value).toBeUndefined();
});

test('a card that fails leaves the others', async () => {
  api.getInsightsSelling.mockRejectedValueOnce(new Error('down'));
  await store.load();
  expect(store.selling.state.status).toBe('error');
  expect(store.funnel.value).toEqual(storyFunnel);
  await store.loadSelling();
  expect(store.selling.value).toEqual(storySelling);
});

test('who has paused is asked for by area and agent, whatever the period', async () => {
  store.choose({ days: 7, flow: 'CLAIM', agent: 'me' });
  await store.load();
  expect(api.listStuckRequests.mock.lastCall?.[0]).toEqual({
    partner_id: 'northgate',
    type: 'CLAIM',
    agent_id: 'me',
    limit: 10,
  });
  expect(store.stuck.items).toHaveLength(4);
});

test('a customer who got a follow-up is no longer listed', async () => {
  await store.load();
  store.followedUp(storyStuck.stuck[0]!.request);
  expect(store.stuck.items).toEqual(storyStuck.stuck.slice(1));
});

test('another choice leaves no figures of the one before', async () => {
  await store.load();
  store.choose({ days: 30 });
  expect(store.funnel.value).toBeDefined();
  store.choose({ days: 90 });
  expect(store.funnel.value).toBeUndefined();
});

test('another branch has figures and colleagues of its own', async () => {
  await store.load();
  branch = { id: 'harbour', timeZone: 'UTC', flows: ['CLAIM'] };
  await store.reset();
  expect(api.getInsightsFunnel.mock.lastCall?.[0]).toMatchObject({ partner_id: 'harbour' });
  expect(api.listColleagues).toHaveBeenCalledTimes(2);
});

test('while the branch is not known, nothing is asked', async () => {
  branch = null;
  await store.load();
  expect(api.getInsightsFunnel).not.toHaveBeenCalled();
});

test('colleagues can be chosen once it is known that the branch shows names', async () => {
  api.listColleagues.mockResolvedValue({ colleagues: [{ id: 'u-ben', name: 'Ben Cole' }] });
  expect(store.agents).toEqual([]);
  await store.load();
  expect(store.agents).toMatchObject([{ id: 'u-ben' }]);
  // figures of another choice are on their way
  store.choose({ days: 90 });
  expect(store.agents).toMatchObject([{ id: 'u-ben' }]);
  api.getInsightsTeam.mockResolvedValue({ shows_names: false, members: [] });
  await store.load();
  expect(store.agents).toEqual([]);
});
