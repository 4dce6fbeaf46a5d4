import type { Answer, Car, Role } from '@forecourt/contract';
import { countCarsOf, makeCar, makeRequest, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CarListApi } from './CarListApi.ts';
import { CarListStore } from './CarListStore.ts';
import { testDefinition } from './test/definition.ts';

const random = seeded('car list');
const make = (id: string, overrides: Partial<Car> = {}): Car =>
  makeCar(random, { id, request_id: `r${id}`, plate: `${id} ABC`, ...overrides });

describe('CarListStore', () => {
  let cars: Car[];
  let role: Role;
  const api = {
    listCars: vi.fn<CarListApi['listCars']>(),
    countCars: vi.fn<CarListApi['countCars']>(),
    updateRequest: vi.fn<CarListApi['updateRequest']>(),
    unarchiveRequest: vi.fn<CarListApi['unarchiveRequest']>(),
  };
  let store: CarListStore;

  const ids = (): string[] => store.items.map(({ id }) => id);
  const page = (): Answer<'listCars'> => ({ cars, metadata: { after: null } });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const tell = (id: string, status: 'COMPLETED' | 'ARCHIVED' | 'SENT', partner_id = 'p1') => {
    const request = makeRequest(random, { id, status, partner_id, request_type: 'TRADE' });
    store.handleEvent({ request_type: 'TRADE', self_service: false, request });
  };

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetAllMocks();
    cars = [make('3'), make('2', { request_status: 'APPRAISED' }), make('1')];
    role = 'AGENT';
    api.listCars.mockImplementation(async () => page());
    api.countCars.mockImplementation(async () => ({ counts: countCarsOf(cars) }));
    api.updateRequest.mockImplementation(async (id) => ({ request: makeRequest(random, { id }) }));
    api.unarchiveRequest.mockImplementation(async (id) => ({
      request: makeRequest(random, { id }),
    }));
    store = new CarListStore({
      definition: testDefinition,
      api,
      partner: () => ({ id: 'p1', role }),
    });
    await store.open({ tab: '', search: '' });
    return () => vi.useRealTimers();
  });

  it('asks for a tab and a plate, ten at a time, and for trade without a type', async () => {
    await store.open({ tab: 'sent', search: ' 2 a ' });
    expect(api.listCars.mock.lastCall?.[0]).toEqual({
      partner_id: 'p1',
      limit: 10,
      plate: '2 a',
      status: 'APPRAISED',
    });
    expect(api.countCars.mock.lastCall?.[0]).toEqual({ partner_id: 'p1', plate: '2 a' });
  });

  it('counts what is mine beside the rest, until another partner is shown', async () => {
    const mine = countCarsOf(cars.slice(1, 2));
    api.countCars.mockImplementation(async () => ({ counts: countCarsOf(cars), mine }));
    expect(store.counts.mine('')).toBeUndefined();
    await store.open({ tab: '', search: '', agent: 'me' });
    expect(api.listCars.mock.lastCall?.[0]).toMatchObject({ agent_id: 'me' });
    expect(api.countCars.mock.lastCall?.[0]).toMatchObject({ agent_id: 'me' });
    expect(store.counts.of('')).toBe(3);
    expect([
      store.counts.mine(''),
      store.counts.mine('APPRAISED'),
      store.counts.mine('NEW'),
    ]).toEqual([1, 1, 0]);
    store.clear();
    expect(store.counts.mine('')).toBeUndefined();
  });

  it('says the type of the other flows', async () => {
    const definition = { ...testDefinition, flow: 'CLAIM' } as const;
    const claims = new CarListStore({ definition, api, partner: () => ({ id: 'p1', role }) });
    await claims.open({ tab: '', search: '' });
    expect(api.listCars.mock.lastCall?.[0]).toEqual({ type: 'CLAIM', partner_id: 'p1', limit: 10 });
  });

  it('puts a car that was just reported on top', async () => {
    cars = [make('4'), ...cars];
    tell('r4', 'COMPLETED');
    await settle();
    expect(ids()).toEqual(['4', '3', '2', '1']);
  });

  it('changes a car in its place when an offer or an auction moved it on', async () => {
    cars = cars.with(2, { ...cars[2]!, request_status: 'AUCTION_RUNNING' });
    store.handleReportChanged({ request_id: 'r1', request_type: 'TRADE', part: 'AUCTION' });
    await settle();
    expect(store.items.map(({ id, request_status }) => `${id} ${request_status}`)).toEqual([
      '3 NEW',
      '2 APPRAISED',
      '1 AUCTION_RUNNING',
    ]);
  });

  it('stays as it is for what is no car of this list', async () => {
    const asked = api.listCars.mock.calls.length;
    tell('r9', 'SENT');
    tell('r3', 'COMPLETED', 'another partner');
    store.handleReportChanged({ request_id: 'r1', request_type: 'CLAIM', part: 'CONCLUSION' });
    store.handleReportChanged({ request_id: 'r1', request_type: 'TRADE', part: 'COMMENTS' });
    store.handleReportChanged({ request_id: 'r1', request_type: 'TRADE', part: 'DAMAGES' });
    store.handleReportChanged({ request_id: 'r1', request_type: 'TRADE', part: 'PHOTOS' });
    await settle();
    expect(api.listCars).toHaveBeenCalledTimes(asked);
  });

  it('fetches once for many events at once', async () => {
    const asked = api.listCars.mock.calls.length;
    for (let i = 0; i < 20; i += 1) tell('r3', 'COMPLETED');
    await vi.advanceTimersByTimeAsync(400);
    expect(api.listCars).toHaveBeenCalledTimes(asked + 1);
    await vi.advanceTimersByTimeAsync(400);
    expect(api.listCars).toHaveBeenCalledTimes(asked + 2);
  });

  it('takes out a car that a colleague archived', async () => {
    tell('r2', 'ARCHIVED');
    expect(ids()).toEqual(['3', '1']);
  });

  describe('archiving', () => {
    it('takes the car away at once, and back to its place when undone', async () => {
      const archived = store.archive('2');
      expect(ids()).toEqual(['3', '1']);
      expect([store.counts.of(''), store.counts.of('APPRAISED')]).toEqual([2, 0]);
      expect(api.updateRequest).toHaveBeenCalledWith('r2', { status: 'ARCHIVED' });
      await archived?.undo();
      expect(api.unarchiveRequest).toHaveBeenCalledWith('r2');
      expect(ids()).toEqual(['3', '2', '1']);
      expect([store.counts.of(''), store.counts.of('APPRAISED')]).toEqual([3, 1]);
    });

    it('keeps its place through the echo of its own archiving', async () => {
      const archived = store.archive('2');
      tell('r2', 'ARCHIVED');
      await archived?.undo();
      expect(ids()).toEqual(['3', '2', '1']);
    });

    it('brings the car back when the server refuses', async () => {
      api.updateRequest.mockRejectedValue(new Error('refused'));
      const archived = store.archive('2');
      await expect(archived?.done).rejects.toThrow('refused');
      expect(ids()).toEqual(['3', '2', '1']);
    });

    it('is not for viewers', () => {
      role = 'VIEWER';
      expect(store.actions).toEqual(['viewReport', 'viewPhotos']);
      expect(store.archive('2')).toBeNull();
      expect(api.updateRequest).not.toHaveBeenCalled();
    });
  });
});
