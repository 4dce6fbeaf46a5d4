import { makeRequestStatusEvent, seeded } from '@forecourt/contract/fixtures';
import { describe, expect, test } from 'vitest';
import { ReportStore } from './ReportStore.ts';
import { fullReport } from './test/reports.ts';
import type { StaffReport } from './test/reports.ts';

interface Asked {
  id: string;
  signal: AbortSignal | undefined;
  answer: (data: StaffReport) => void;
  fail: (error: Error) => void;
}

const reportOf = (id: string): StaffReport => fullReport('TRADE_MAIN', { id });

const make = () => {
  const asked: Asked[] = [];
  const store = new ReportStore({
    load: (id, signal) => new Promise((answer, fail) => asked.push({ id, signal, answer, fail })),
  });
  return { asked, store };
};

const opened = async (id: string) => {
  const { asked, store } = make();
  const opening = store.open(id);
  asked[0]?.answer(reportOf(id));
  await opening;
  return { asked, store };
};

describe('ReportStore', () => {
  test('opening another report shows nothing of the last one, not even where one was in it', async () => {
    const { store } = await opened('one');
    store.showSection('damage_locations');
    void store.open('two');
    expect(store.report.value).toBeUndefined();
    expect(store.currentSection).toBeUndefined();
  });

  test('a claim is named by its number and its car, a trade by its car alone', async () => {
    const { asked, store } = make();
    const opening = store.open('claim');
    const identifiers = { claim_number: 'CL-004211', policy_number: null, date_of_loss: null };
    const claim = fullReport('CLAIM_MAIN', { id: 'claim', identifiers });
    asked[0]?.answer(claim);
    await opening;
    expect(store.title).toBe(`CL-004211 · ${store.carTitle}`);
    const { store: trade } = await opened('trade');
    expect(trade.title).toBe(trade.carTitle);
  });

  test('opening the same report again shows it at once, and fetches it again', async () => {
    const { asked, store } = await opened('one');
    store.showSection('damage_locations');
    void store.open('one');
    expect(store.report.value?.report.id).toBe('one');
    expect(store.currentSection).toBe('damage_locations');
    expect(asked).toHaveLength(2);
  });

  test('a report that answers after another was opened is dropped', async () => {
    const { asked, store } = make();
    const first = store.open('one');
    const second = store.open('two');
    expect(asked[0]?.signal?.aborted).toBe(true);
    asked[1]?.answer(reportOf('two'));
    asked[0]?.answer(reportOf('one'));
    await Promise.all([first, second]);
    expect(store.report.value?.report.id).toBe('two');
  });

  test('a refresh that fails keeps what was there, and says so', async () => {
    const { asked, store } = await opened('one');
    const refresh = store.refresh();
    asked[1]?.fail(new Error('offline'));
    await refresh;
    expect(store.report.value?.report.id).toBe('one');
    expect(store.report.state.status).toBe('error');
  });

  test('a pushed status of this request fetches the report again, one of another does not', async () => {
    const { asked, store } = await opened('one');
    const event = makeRequestStatusEvent(seeded('event'));
    store.handleEvent({ ...event, request: { ...event.request, id: 'other' } });
    expect(asked).toHaveLength(1);
    store.handleEvent({ ...event, request: { ...event.request, id: 'one' } });
    expect(asked).toHaveLength(2);
  });

  test('something new beside the status fetches the report again too', async () => {
    const { asked, store } = await opened('one');
    const event = { request_id: 'other', request_type: 'TRADE', part: 'OFFER' } as const;
    store.handleReportChanged(event);
    expect(asked).toHaveLength(1);
    store.handleReportChanged({ ...event, request_id: 'one', part: 'COMMENTS' });
    expect(asked).toHaveLength(1);
    store.handleReportChanged({ ...event, request_id: 'one' });
    expect(asked).toHaveLength(2);
  });

  test('a conclusion shows what the server says stands, unless it is another claim’s', async () => {
    const { asked, store } = make();
    const opening = store.open('one');
    const data = fullReport('CLAIM_MAIN', { id: 'one' });
    asked[0]?.answer(data);
    await opening;
    store.setConclusion('another', { status: 5, undo: null });
    expect(store.report.value?.claim?.status).toBe(data.claim?.status);
    store.setConclusion(data.claim!.id, { status: 5, undo: null });
    expect(store.report.value?.claim?.status).toBe(5);
  });

  test('after a switch of branch nothing is shown or fetched', async () => {
    const { asked, store } = await opened('one');
    store.forget();
    await store.refresh();
    expect(store.report.value).toBeUndefined();
    expect(asked).toHaveLength(1);
  });
});
