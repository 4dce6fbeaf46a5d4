import { NetworkError } from '@forecourt/api-client';
import type { Request } from '@forecourt/contract';
import { makeRequest, makeRequestStatusEvent, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArchivingLater } from '../list/Archiving.ts';
import type { ArchivedRequest } from './ArchivedRequest.ts';
import { RequestListStore } from './RequestListStore.ts';
import { testDefinition } from './test/definition.ts';
import { DeferredApi, settle } from './test/deferredApi.ts';

const random = seeded('archive');
const make = (id: string, overrides: Partial<Request> = {}): Request =>
  makeRequest(random, {
    id,
    partner_id: 'p1',
    status: 'SENT',
    name: `Name ${id}`,
    updated_at: '2026-03-12T10:00:00.000Z',
    ...overrides,
  });

describe('archiving', () => {
  let server: DeferredApi;
  let store: RequestListStore;
  const later = {
    keep: vi.fn<ArchivingLater['keep']>(),
    withdraw: vi.fn<ArchivingLater['withdraw']>(),
  };
  const requests = [make('3'), make('2'), make('1')];
  const [, second] = requests as [Request, Request, Request];

  const shown = (): string[] => store.items.map(({ id, status }) => `${id} ${status}`);
  const archive = (id: string): ArchivedRequest => {
    const archived = store.archive(id);
    if (!archived) throw new Error('not allowed');
    archived.done.catch(() => undefined);
    return archived;
  };
  const push = (request: Request): void =>
    store.handleEvent(makeRequestStatusEvent(random, request));
  const accept = () =>
    server.last('updateRequest').answer({ request: { ...second, status: 'ARCHIVED' } });

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server = new DeferredApi();
    server.counted = requests;
    store = new RequestListStore({
      definition: testDefinition,
      api: server.api,
      partner: () => ({ id: 'p1', role: 'AGENT' }),
      later,
    });
    later.keep.mockReset().mockResolvedValue(false);
    later.withdraw.mockReset();
    void store.open({ tab: 'sent', search: '' });
    await server.page(requests);
    return () => vi.useRealTimers();
  });

  it('takes the row from its tab at once and moves the counts', async () => {
    archive('2');
    expect(shown()).toEqual(['3 SENT', '1 SENT']);
    expect([store.counts.of('SENT'), store.counts.of('ARCHIVED')]).toEqual([2, 1]);
    expect(server.last('updateRequest').args).toEqual(['2', { status: 'ARCHIVED' }]);
    await accept();
    expect(shown()).toEqual(['3 SENT', '1 SENT']);
  });

  it('keeps the row among all, as archived', async () => {
    void store.open({ tab: '', search: '' });
    await server.page(requests);
    archive('2');
    expect(shown()).toEqual(['3 SENT', '2 ARCHIVED', '1 SENT']);
  });

  it('puts everything back and says so when the server refuses', async () => {
    const archived = archive('2');
    await server.last('updateRequest').fail(new Error('refused'));
    await expect(archived.done).rejects.toThrow('refused');
    expect(shown()).toEqual(['3 SENT', '2 SENT', '1 SENT']);
    expect([store.counts.of('SENT'), store.counts.of('ARCHIVED')]).toEqual([3, 0]);
  });

  it('is undone to the same place, although the channel told of it in between', async () => {
    const archived = archive('2');
    await accept();
    push({ ...second, status: 'ARCHIVED' });
    const undone = archived.undo();
    await settle();
    expect(shown()).toEqual(['3 SENT', '2 SENT', '1 SENT']);
    await server.last('unarchiveRequest').answer({ request: second });
    await undone;
    expect(shown()).toEqual(['3 SENT', '2 SENT', '1 SENT']);
  });

  it('stays archived when the undo is refused', async () => {
    const archived = archive('2');
    await accept();
    const undone = archived.undo();
    await settle();
    await server.last('unarchiveRequest').fail(new Error('offline'));
    await expect(undone).rejects.toThrow('offline');
    expect(shown()).toEqual(['3 SENT', '1 SENT']);
  });

  it('waits where there is no network: the row stays away, and the undo only takes it back', async () => {
    later.keep.mockResolvedValue(true);
    later.withdraw.mockResolvedValue(true);
    const archived = archive('2');
    await server.last('updateRequest').fail(new NetworkError());
    await archived.done;
    expect(later.keep).toHaveBeenCalledWith(expect.any(NetworkError), {
      type: 'archive',
      requestId: '2',
      name: 'Name 2',
    });
    expect(shown()).toEqual(['3 SENT', '1 SENT']);
    await archived.undo();
    expect(later.withdraw).toHaveBeenCalledWith('2');
    expect(shown()).toEqual(['3 SENT', '2 SENT', '1 SENT']);
  });

  it('waits to be undone where there is no network: the row is back already', async () => {
    const archived = archive('2');
    await server.last('updateRequest').answer({ request: make('2', { status: 'ARCHIVED' }) });
    later.keep.mockResolvedValue(true);
    const undone = archived.undo();
    await settle();
    await server.last('unarchiveRequest').fail(new NetworkError());
    await undone;
    expect(later.keep).toHaveBeenCalledWith(expect.any(NetworkError), {
      type: 'restore',
      requestId: '2',
      name: 'Name 2',
    });
    expect(shown()).toEqual(['3 SENT', '2 SENT', '1 SENT']);
  });

  it('comes back with a message when it can be kept nowhere', async () => {
    later.keep.mockResolvedValue(false);
    const archived = archive('2');
    await server.last('updateRequest').fail(new NetworkError());
    await expect(archived.done).rejects.toThrow(NetworkError);
    expect(shown()).toEqual(['3 SENT', '2 SENT', '1 SENT']);
  });

  it('can still be undone after its place was given up', async () => {
    const archived = archive('2');
    await accept();
    archived.settle();
    await settle();
    expect([archived.held, shown()]).toEqual([false, ['3 SENT', '1 SENT']]);
    const undone = archived.undo();
    await settle();
    await server.last('unarchiveRequest').answer({ request: second });
    await undone;
    expect(shown()).toContain('2 SENT');
  });

  it('gives way to a colleague who took it back', async () => {
    const archived = archive('2');
    await accept();
    push({ ...second, status: 'ARCHIVED' });
    push(second);
    expect(archived.held).toBe(false);
    expect(shown()).toContain('2 SENT');
  });

  it('gives its place up by itself', async () => {
    const archived = archive('2');
    await accept();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([archived.held, shown()]).toEqual([false, ['3 SENT', '1 SENT']]);
  });
});
