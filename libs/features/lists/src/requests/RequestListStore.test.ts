import { NetworkError } from '@forecourt/api-client';
import type { Request, Role } from '@forecourt/contract';
import { makeRequest, makeRequestStatusEvent, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArchivingLater } from '../list/Archiving.ts';
import { RequestListStore } from './RequestListStore.ts';
import { testDefinition } from './test/definition.ts';
import { DeferredApi, settle } from './test/deferredApi.ts';

const random = seeded('request-list');
const make = (id: string, overrides: Partial<Request> = {}): Request =>
  makeRequest(random, {
    id,
    partner_id: 'p1',
    status: 'SENT',
    name: `Name ${id}`,
    updated_at: '2026-03-12T10:00:00.000Z',
    ...overrides,
  });

describe('RequestListStore', () => {
  let server: DeferredApi;
  let store: RequestListStore;
  let partner: { id: string; role: Role } | null;
  const later = {
    keep: vi.fn<ArchivingLater['keep']>(),
    withdraw: vi.fn<ArchivingLater['withdraw']>(),
  };

  const ids = (): string[] => store.items.map(({ id }) => id);
  const push = (request: Request): void =>
    store.handleEvent(makeRequestStatusEvent(random, request));
  const openWith = async (tab: string, requests: Request[], after: string | null = null) => {
    void store.open({ tab, search: '' });
    await server.page(requests, after);
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server = new DeferredApi();
    partner = { id: 'p1', role: 'AGENT' };
    store = new RequestListStore({
      definition: testDefinition,
      api: server.api,
      partner: () => partner,
      newKey: () => 'key',
      later,
    });
    later.keep.mockReset().mockResolvedValue(false);
    return () => vi.useRealTimers();
  });

  describe('finding requests', () => {
    it('asks for the tab and search of the address, ten at a time', async () => {
      void store.open({ tab: 'sent', search: ' ann ' });
      expect(server.last('listRequests').args[0]).toEqual({
        type: 'TRADE',
        partner_id: 'p1',
        status: 'SENT',
        name: 'ann',
        limit: 10,
      });
      await server.page([make('1', { name: 'Ann' })], 'c1');
      void store.loadMore();
      expect(server.last('listRequests').args[0]).toMatchObject({ after: 'c1' });
    });

    it('never shows a slow first answer after a second search', async () => {
      void store.open({ tab: '', search: 'ann' });
      const first = server.last('listRequests');
      void store.open({ tab: '', search: 'bob' });
      expect(first.signal?.aborted).toBe(true);
      await server.page([make('bob', { name: 'Bob' })]);
      await first.answer({ requests: [make('ann', { name: 'Ann' })], metadata: { after: null } });
      expect(ids()).toEqual(['bob']);
      expect(store.status).toBe('loaded');
    });

    it('waits for the partner, and starts over for another one', async () => {
      partner = null;
      await store.open({ tab: '', search: '' });
      expect([server.asked.length, store.status, store.maySend]).toEqual([0, 'initial', false]);
      partner = { id: 'p1', role: 'AGENT' };
      await openWith('', [make('1')]);
      partner = { id: 'p2', role: 'AGENT' };
      void store.reset();
      expect([ids(), store.status]).toEqual([[], 'loading']);
      expect(server.last('listRequests').args[0]).toMatchObject({ partner_id: 'p2' });
    });

    it('shows a tab visited before at once and refreshes it', async () => {
      await openWith('', [make('1')]);
      await openWith('sent', [make('2')]);
      void store.open({ tab: '', search: '' });
      expect([ids(), store.status]).toEqual([['1'], 'loaded']);
    });
  });

  describe('what the channel tells', () => {
    it('puts a new request on top', async () => {
      await openWith('', [make('1')]);
      push(make('2', { status: 'NEW' }));
      expect(ids()).toEqual(['2', '1']);
    });

    it('changes a known request in its place', async () => {
      await openWith('', [make('2'), make('1')]);
      push(make('1', { status: 'OPENED' }));
      expect(store.items.map(({ id, status }) => `${id} ${status}`)).toEqual([
        '2 SENT',
        '1 OPENED',
      ]);
    });

    it('does not let older word undo newer', async () => {
      await openWith('', [make('1')]);
      push(make('1', { status: 'OPENED', updated_at: '2026-03-12T10:00:02.000Z' }));
      store.take(make('1', { status: 'SENT', updated_at: '2026-03-12T10:00:01.000Z' }));
      expect(store.items.map(({ status }) => status)).toEqual(['OPENED']);
    });

    it('takes a request out of the tab it no longer fits, and into the one it does', async () => {
      await openWith('open', []);
      await openWith('sent', [make('1')]);
      push(make('1', { status: 'OPENED' }));
      expect(ids()).toEqual([]);
      void store.open({ tab: 'open', search: '' });
      expect(ids()).toEqual(['1']);
    });

    it('leaves out what another flow, partner or search is about', async () => {
      void store.open({ tab: '', search: 'ann' });
      await server.page([make('1', { name: 'Ann Lee' })]);
      push(make('2', { name: 'Bob' }));
      push(make('3', { name: 'Ann', partner_id: 'p2' }));
      store.handleEvent({
        request_type: 'CLAIM',
        self_service: false,
        request: make('4', { name: 'Ann', request_type: 'CLAIM' }),
      });
      expect(ids()).toEqual(['1']);
      push(make('5', { name: 'joANNa' }));
      expect(ids()).toEqual(['5', '1']);
    });

    it('moves the counts at once and then asks the server once for a burst', async () => {
      const requests = [make('1'), make('2')];
      server.counted = requests;
      await openWith('', requests);
      expect([store.counts.of(''), store.counts.of('SENT')]).toEqual([2, 2]);
      const counted = vi.spyOn(server.api, 'countRequests');
      push(make('1', { status: 'OPENED' }));
      push(make('2', { status: 'OPENED' }));
      expect([store.counts.of('SENT'), store.counts.of('OPENED')]).toEqual([0, 2]);
      await vi.advanceTimersByTimeAsync(3000);
      expect(counted.mock.calls.length).toBe(2);
    });
  });

  it('fetches what is shown again after a reconnect, and says when it was updated', async () => {
    await openWith('', [make('1')]);
    expect(store.updatedAt).not.toBeNull();
    void store.refresh();
    await server.page([make('2'), make('1', { status: 'COMPLETED' })]);
    expect(store.items.map(({ status }) => status)).toEqual(['SENT', 'COMPLETED']);
    void store.refresh();
    await server.last('listRequests').fail(new Error('offline'));
    expect([store.isStale, ids()]).toEqual([true, ['2', '1']]);
  });

  describe('what staff may do', () => {
    it('depends on the status', () => {
      const all = ['followUp', 'resend', 'viewReport', 'edit', 'assign', 'archive'];
      expect(store.actionsFor({ status: 'OPENED' })).toEqual(all);
      expect(store.actionsFor({ status: 'COMPLETED' })).toEqual([
        'viewReport',
        'edit',
        'assign',
        'archive',
      ]);
      expect(store.actionsFor({ status: 'ARCHIVED' })).toEqual(['viewReport', 'restore']);
    });

    it('is to read only for a viewer', () => {
      partner = { id: 'p1', role: 'VIEWER' };
      expect(store.actionsFor({ status: 'SENT' })).toEqual(['viewReport']);
      expect([store.maySend, store.archive('1')]).toEqual([false, null]);
    });
  });

  it('restores what is archived: it leaves the archive for the tab of its status', async () => {
    await openWith('archive', [
      make('1', { status: 'ARCHIVED' }),
      make('2', { status: 'ARCHIVED' }),
    ]);
    const restoring = store.restore(make('2'));
    await server.last('unarchiveRequest').answer({ request: make('2', { status: 'OPENED' }) });
    expect((await restoring)?.status).toBe('OPENED');
    expect(ids()).toEqual(['1']);
    const refused = store.restore(make('1'));
    await server.last('unarchiveRequest').fail(new Error('offline'));
    await expect(refused).rejects.toThrow('offline');
    expect(ids()).toEqual(['1']);
  });

  it('restores later where there is no network', async () => {
    await openWith('archive', [make('1', { status: 'ARCHIVED' })]);
    const restoring = store.restore(make('1'));
    later.keep.mockResolvedValue(true);
    await server.last('unarchiveRequest').fail(new NetworkError());
    expect(await restoring).toBeNull();
    const act = { type: 'restore', requestId: '1', name: 'Name 1' };
    expect(later.keep).toHaveBeenCalledWith(expect.any(NetworkError), act);
    expect(ids()).toEqual(['1']);
  });

  it('is left and found again where it was', async () => {
    await openWith('', [make('1')]);
    store.places.leave(store.listId, { offset: 420, sizes: new Map() });
    await openWith('sent', [make('1')]);
    expect(store.places.positionOf(store.listId)).toBeUndefined();
    void store.open({ tab: '', search: '' });
    expect(store.places.positionOf(store.listId)?.offset).toBe(420);
    await settle();
  });
});
