import { ApiProblem, TimeoutError } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { ClaimUpdateAnswer } from '@forecourt/contract';
import { expect, test, vi } from 'vitest';
import { TellingStore, type TellingSubject } from './TellingStore.ts';

const link = 'https://forecourt.test/capture/request-1/key';
const preview = {
  status: 5,
  channel: 'SMS',
  to: '+13055550168',
  subject: null,
  text: 'We would like to take a closer look at your car.',
} as const;
const answer: ClaimUpdateAnswer = {
  status: 5,
  undo: null,
  telling: {
    planned_at: null,
    told_at: '2026-03-02T10:00:00Z',
    message: { state: 'QUEUED', channel: 'EMAIL', reason: null, at: '2026-03-02T10:00:00Z' },
    opened_at: null,
  },
};

const make = () => {
  const shown: { subject: TellingSubject } = {
    subject: { id: 'claim-1', status: 5, telling: null, previews: [preview] },
  };
  const api = {
    sendConclusionMessage: vi.fn<Api['sendConclusionMessage']>(() => Promise.resolve(answer)),
    cancelConclusionMessage: vi.fn<Api['cancelConclusionMessage']>(() =>
      Promise.resolve({ status: 5, undo: null, telling: null }),
    ),
    copyConclusionLink: vi.fn<Api['copyConclusionLink']>(() => Promise.resolve({ link })),
  };
  const onAnswer = vi.fn();
  const onMoved = vi.fn();
  const write = vi.fn(() => Promise.resolve());
  let keys = 0;
  const newKey = () => `k${(keys += 1)}`;
  const subject = () => shown.subject;
  const store = new TellingStore({ api, subject, onAnswer, onMoved, write, newKey });
  return { api, onAnswer, onMoved, write, store, shown };
};

test('only a conclusion that customers are told is asked about, and telling is the default', () => {
  const { store } = make();
  expect([store.previewOf(3), store.previewOf(5)]).toEqual([undefined, preview]);
  store.ask(5);
  store.want(false);
  expect([store.preview, store.wants]).toEqual([preview, false]);
  store.close();
  store.ask(5);
  expect(store.wants).toBe(true);
});

test('the customer is told once, however often it is pressed', async () => {
  const { store, api, onAnswer } = make();
  const sent = store.send('EMAIL');
  expect(store.sending).toBe('EMAIL');
  await Promise.all([sent, store.send('SMS'), store.drop(), store.copy()]);
  expect(api.sendConclusionMessage.mock.calls).toEqual([
    ['claim-1', { channel: 'EMAIL' }, { idempotencyKey: 'k1' }],
  ]);
  expect(api.cancelConclusionMessage).not.toHaveBeenCalled();
  expect(api.copyConclusionLink).not.toHaveBeenCalled();
  expect(onAnswer).toHaveBeenCalledWith('claim-1', answer);
  expect([store.sending, store.failure]).toEqual([null, null]);
});

test('a retry after a lost answer is the same message', async () => {
  const { store, api } = make();
  api.sendConclusionMessage.mockRejectedValueOnce(new TimeoutError(5000));
  await store.send('SMS');
  expect(store.failure).toBe('unknown');
  await store.send('SMS');
  const keys = api.sendConclusionMessage.mock.calls.map(([, , options]) => options?.idempotencyKey);
  expect(keys).toEqual(['k1', 'k1']);
});

test('a refusal says why, and only for the report that it is about', async () => {
  const { store, api, shown } = make();
  const refusal = { type: 'about:blank', title: 'No', status: 422, code: 'COUNTRY_NOT_ALLOWED' };
  api.sendConclusionMessage.mockRejectedValueOnce(new ApiProblem(refusal as never));
  await store.send('SMS');
  expect([store.cause, store.failure]).toEqual(['COUNTRY_NOT_ALLOWED', 'failed']);
  shown.subject = { ...shown.subject, id: 'claim-2' };
  expect([store.failure, store.link]).toEqual([null, null]);
});

test('the link is fetched and copied; a browser that refuses leaves it on the screen', async () => {
  const { store, write, onMoved } = make();
  await store.copy();
  expect(write).toHaveBeenCalledWith(link);
  expect(store.link).toEqual({ link, isCopied: true });
  expect(onMoved).toHaveBeenCalledOnce();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  write.mockRejectedValueOnce(new Error('denied'));
  await store.copy();
  expect(store.link).toEqual({ link, isCopied: false });
  expect(warned).toHaveBeenCalledOnce();
});

test('a message that waits is dropped', async () => {
  const { store, onAnswer } = make();
  await store.drop();
  expect(onAnswer).toHaveBeenCalledWith('claim-1', { status: 5, undo: null, telling: null });
});
