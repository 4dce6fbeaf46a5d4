import { ApiProblem } from '@forecourt/api-client';
import type { Answer, ClaimStatus, ConclusionUndo } from '@forecourt/contract';
import { describe, expect, test, vi } from 'vitest';
import { ConclusionStore } from './ConclusionStore.ts';
import { ReportStore } from './ReportStore.ts';
import { fullReport } from './test/reports.ts';

const later: ConclusionUndo = { status: 0, until: '2026-03-02T10:00:00Z' };
const now = Date.parse('2026-03-01T10:00:00Z');

/** Nothing here is told. */
const noTelling = {
  sendConclusionMessage: () => Promise.reject(new Error('unexpected')),
  cancelConclusionMessage: () => Promise.reject(new Error('unexpected')),
  copyConclusionLink: () => Promise.reject(new Error('unexpected')),
};

interface World {
  status?: ClaimStatus;
  undo?: ConclusionUndo | null;
  update?: (status: ClaimStatus) => Promise<Answer<'updateClaim'>>;
  next?: () => Promise<Answer<'getNextRequest'>>;
}

const make = async (world: World = {}) => {
  const { status = 0, undo = null } = world;
  const claim = { ...fullReport('CLAIM_MAIN').claim!, status, undo };
  const load = vi.fn((id: string) =>
    Promise.resolve({ ...fullReport('CLAIM_MAIN', { id }), claim }),
  );
  const report = new ReportStore({ load });
  const update = vi.fn(
    world.update ?? ((sent: ClaimStatus) => Promise.resolve({ status: sent, undo: later })),
  );
  const store = new ConclusionStore({
    report,
    api: {
      updateClaim: (_id, body) => update(body.status),
      ...noTelling,
      getNextRequest: world.next ?? (() => Promise.resolve({ request_id: 'other' })),
    },
    mayConclude: () => true,
    now: () => now,
  });
  await report.open('one');
  return { store, report, update, load };
};

describe('a conclusion', () => {
  test('is what the server says stands, not what was sent', async () => {
    const { store, report } = await make({
      update: () => Promise.resolve({ status: 5, undo: later }),
    });
    await store.conclude(3);
    expect(report.report.value?.claim?.status).toBe(5);
    expect(store.saving).toBeNull();
  });

  test('is sent once, however often the button is pressed', async () => {
    const { store, update } = await make();
    await Promise.all([store.conclude(3), store.conclude(3), store.conclude(5)]);
    expect(update.mock.calls).toEqual([[3]]);
  });

  test('is taken back to what the server names, as long as it can be', async () => {
    const { store, update } = await make({ status: 3, undo: { ...later, status: 1 } });
    await store.takeBack();
    expect(update).toHaveBeenCalledWith(1);
    const late = await make({ status: 3, undo: { status: 0, until: '2026-03-01T09:59:59Z' } });
    expect(late.store.undo).toBeNull();
    await late.store.takeBack();
    expect(late.update).not.toHaveBeenCalled();
  });

  test('that was not saved leaves all as it was, and says so until the next try', async () => {
    const { store, report, update } = await make({
      update: () => Promise.reject(new Error('offline')),
    });
    await store.conclude(3);
    expect(report.report.value?.claim?.status).toBe(0);
    expect(store.problem).toBe('failed');
    update.mockResolvedValueOnce({ status: 3, undo: null });
    await store.conclude(3);
    expect(store.problem).toBeNull();
  });

  test('that the server refuses shows what stands there now', async () => {
    const refusal = new ApiProblem({
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      code: 'INVALID_TRANSITION',
    });
    const { store, load } = await make({ update: () => Promise.reject(refusal) });
    await store.conclude(3);
    expect(store.problem).toBe('refused');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('of a report left behind changes nothing of the one that is read', async () => {
    let answer = (_: Answer<'updateClaim'>): void => undefined;
    const { store, report } = await make({
      update: () => new Promise((resolve) => (answer = resolve)),
    });
    const saving = store.conclude(3);
    await report.open('two');
    report.report.change((data) => ({ ...data, claim: { ...data.claim!, id: 'another' } }));
    answer({ status: 3, undo: null });
    await saving;
    expect(report.report.value?.claim?.status).toBe(0);
  });
});

describe('the next car', () => {
  test('is the one that has waited longest', async () => {
    const { store } = await make();
    await expect(store.findNext()).resolves.toBe('other');
    expect(store.searching).toBe('idle');
  });

  test('is told when there is none, or no answer', async () => {
    const none = await make({ next: () => Promise.resolve({ request_id: null }) });
    await expect(none.store.findNext()).resolves.toBeNull();
    expect(none.store.searching).toBe('none');
    const failed = await make({ next: () => Promise.reject(new Error('offline')) });
    await expect(failed.store.findNext()).resolves.toBeNull();
    expect(failed.store.searching).toBe('failed');
    await failed.report.open('two');
    expect(failed.store.searching).toBe('idle');
  });
});
