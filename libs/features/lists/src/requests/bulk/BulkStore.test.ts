import { ApiProblem } from '@forecourt/api-client';
import type { Request, RequestStatus } from '@forecourt/contract';
import { makeRequest, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, describe, expect, it } from 'vitest';
import { RequestListStore } from '../RequestListStore.ts';
import { testDefinition } from '../test/definition.ts';
import { type Asked, DeferredApi, settle } from '../test/deferredApi.ts';
import { BulkStore } from './BulkStore.ts';

const random = seeded('bulk store');
const request = (id: string, status: RequestStatus = 'SENT'): Request =>
  makeRequest(random, { id, status, partner_id: 'p1', name: id, request_type: 'TRADE' });
const refusal = new ApiProblem({
  type: 'about:blank',
  title: 'no',
  status: 409,
  code: 'INVALID_TRANSITION',
} as ConstructorParameters<typeof ApiProblem>[0]);

describe('many requests at once', () => {
  let server: DeferredApi;
  let store: RequestListStore;
  let bulk: BulkStore;
  const shown = () => store.items.map(({ id }) => id).join('');
  const selected = () => store.selection.items.map(({ id }) => id).join('');
  const calls = (operation: 'updateRequest' | 'resendRequest' | 'unarchiveRequest') =>
    server.asked.filter(
      (one) => one.operation === operation,
    ) as unknown as Asked<'resendRequest'>[];

  beforeEach(async () => {
    server = new DeferredApi();
    let keys = 0;
    store = new RequestListStore({
      definition: testDefinition,
      api: server.api,
      partner: () => ({ id: 'p1', role: 'AGENT' }),
      newKey: () => `key ${(keys += 1)}`,
    });
    const opened = store.open({ tab: 'sent', search: '' });
    await server.page([request('a'), request('b'), request('c')]);
    await opened;
    bulk = new BulkStore(store);
    store.selection.selectAll();
  });

  it('are archived, taken back, and no longer selected', async () => {
    const archiving = bulk.archive();
    expect([shown(), bulk.isRunning]).toEqual(['', true]);
    for (const [index, one] of calls('updateRequest').entries()) {
      await one.answer({ request: request('abc'[index] ?? '', 'ARCHIVED') });
    }
    await archiving;
    expect([bulk.run?.isComplete, store.selection.isSelecting]).toEqual([true, false]);
    const restoring = bulk.restore();
    await settle();
    for (const [index, one] of calls('unarchiveRequest').entries()) {
      await one.answer({ request: request('abc'[index] ?? '') });
    }
    await restoring;
    expect(shown()).toBe('abc');
  });

  it('say which were refused, and leave those selected', async () => {
    bulk.ask('resend');
    expect(bulk.question?.requests).toHaveLength(3);
    const sending = bulk.send();
    expect(calls('resendRequest').map(({ args }) => args[1])).toEqual([
      { idempotencyKey: 'key 1' },
      { idempotencyKey: 'key 2' },
      { idempotencyKey: 'key 3' },
    ]);
    const [a, b, c] = calls('resendRequest');
    await a?.answer({ request: request('a') });
    await b?.fail(refusal);
    await c?.answer({ request: request('c') });
    await sending;
    expect([bulk.run?.count('refused'), bulk.showsResult, selected()]).toEqual([1, true, 'b']);
  });

  it('are taken out of the archive, which has nothing else to offer', async () => {
    const opened = store.open({ tab: 'archive', search: '' });
    await server.page([request('d', 'ARCHIVED'), request('e', 'ARCHIVED')]);
    await opened;
    store.selection.selectAll();
    expect(bulk.allowed('restore').map(({ id }) => id)).toEqual(['d', 'e']);
    expect([bulk.allowed('archive'), bulk.allowed('resend')]).toEqual([[], []]);
    const restoring = bulk.unarchive();
    const [d, e] = calls('unarchiveRequest');
    await d?.answer({ request: request('d') });
    await e?.fail(refusal);
    await restoring;
    expect([shown(), bulk.run?.count('refused'), selected()]).toEqual(['e', 1, 'e']);
  });

  it('are only those that role and status allow', () => {
    store.take({ ...request('b', 'COMPLETED'), updated_at: new Date().toISOString() });
    store.selection.selectAll();
    expect(bulk.allowed('resend').map(({ id }) => id)).toEqual(['a', 'c']);
    expect(bulk.allowed('archive').map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('wait for one another: nothing else begins while one action runs', async () => {
    const archiving = bulk.archive();
    bulk.ask('resend');
    expect(await bulk.send()).toBeNull();
    expect(await bulk.restore()).toBeNull();
    bulk.run?.cancel();
    for (const one of calls('updateRequest'))
      await one.answer({ request: request('a', 'ARCHIVED') });
    await archiving;
    expect(calls('resendRequest')).toHaveLength(0);
  });
});
