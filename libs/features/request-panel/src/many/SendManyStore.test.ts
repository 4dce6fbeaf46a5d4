import { ApiProblem, NetworkError } from '@forecourt/api-client';
import { makeRequestBatch, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, expect, test, vi } from 'vitest';
import { MAX_ROWS, SendManyStore, type SendManyOptions } from './SendManyStore.ts';
import { MAX_FILE_BYTES } from './readText.ts';

type Calls = SendManyOptions['api'];

const random = seeded('send many');
const batch = makeRequestBatch(random);
const quota = (left: number) => ({ limit: 50, left, resets_at: null });
const open = { id: 'r1', name: 'Emma Evans', inserted_at: '2026-03-01T09:00:00.000Z' };
const csv =
  'Name;Phone;Email\nAnn;51234567;ann@mail.test\nBob;;bob@mail.test\nEmma;;Emma@mail.test\n';

const api = {
  checkRequestBatch: vi.fn<Calls['checkRequestBatch']>(),
  createRequestBatch: vi.fn<Calls['createRequestBatch']>(),
  listRequestBatches: vi.fn<Calls['listRequestBatches']>(),
  getRequestBatch: vi.fn<Calls['getRequestBatch']>(),
  cancelRequestBatch: vi.fn<Calls['cancelRequestBatch']>(),
  retryRequestBatch: vi.fn<Calls['retryRequestBatch']>(),
  exportRequestBatch: vi.fn<Calls['exportRequestBatch']>(),
};
let partner: ReturnType<SendManyOptions['partner']>;
let keys: number;
let store: SendManyStore;

beforeEach(() => {
  vi.resetAllMocks();
  partner = { id: 'p1', dialCode: '372' };
  keys = 0;
  api.checkRequestBatch.mockImplementation(async ({ emails }) => ({
    found: emails.includes('Emma@mail.test') ? [{ to: 'Emma@mail.test', request: open }] : [],
    quotas: { SMS: quota(5000), EMAIL: quota(5000) },
  }));
  api.createRequestBatch.mockResolvedValue({ batch });
  api.listRequestBatches.mockResolvedValue({ batches: [] });
  store = new SendManyStore({
    flow: 'TRADE',
    channels: ['SMS', 'EMAIL'],
    api,
    partner: () => partner,
    readPhone: async (number, dialCode) => ({ dialCode, number }),
    isMobileNumber: async (_, number) => number.length === 8,
    newKey: () => `key ${(keys += 1)}`,
  });
});

const previewed = async (text = csv): Promise<void> => {
  store.paste(text);
  await store.look();
};
const file = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return { name: 'c.csv', size: bytes.length, arrayBuffer: async () => bytes.buffer };
};

test('a file is read on the device, and nothing is sent by looking at it', async () => {
  await store.take(file(csv));
  expect(store.fileName).toBe('c.csv');
  expect(store.counts).toEqual({ send: 2, error: 0, duplicate: 0, open: 1, limit: 0 });
  expect(api.checkRequestBatch.mock.lastCall?.[0]).toEqual({
    partner_id: 'p1',
    request_type: 'TRADE',
    phones: ['+37251234567'],
    emails: ['bob@mail.test', 'Emma@mail.test'],
  });
  expect(api.createRequestBatch).not.toHaveBeenCalled();
});

test.each([
  ['nothing', '  \n', 'empty'],
  ['no rows', 'Name,Phone\n', 'empty'],
  ['a broken quote', 'Name\n"Ann', 'notCsv'],
  ['too many rows', `Name\n${'Ann\n'.repeat(MAX_ROWS + 1)}`, 'tooMany'],
])('%s is told and not previewed', async (_, text, problem) => {
  await previewed(text);
  expect([store.problem, store.rows]).toEqual([problem, null]);
});

test('a broken file is told with its line, and a large or unreadable one at once', async () => {
  await previewed('Name\n"Ann');
  expect(store.wrongLine).toBe(2);
  const arrayBuffer = vi.fn<() => Promise<ArrayBuffer>>();
  await store.take({ name: 'large.csv', size: MAX_FILE_BYTES + 1, arrayBuffer });
  expect(store.problem).toBe('tooLarge');
  expect(arrayBuffer).not.toHaveBeenCalled();
  arrayBuffer.mockRejectedValueOnce(new Error('gone'));
  await store.take({ name: 'gone.csv', size: 1, arrayBuffer });
  expect(store.problem).toBe('unreadable');
});

test('columns and the channel can be corrected', async () => {
  await previewed('Who,Where,Mail\nAnn,51234567,ann@mail.test\n');
  expect(store.counts.error).toBe(1);
  await store.match(0, 'name');
  await store.match(1, 'phone');
  expect(store.planned).toMatchObject([{ outcome: 'send', channel: 'SMS' }]);
  await store.prefer('EMAIL');
  expect(store.planned).toMatchObject([{ outcome: 'send', channel: 'EMAIL' }]);
});

test('what the file says of claims goes along where the flow uses it', async () => {
  partner = {
    id: 'p1',
    identifiers: {
      claim_number: { use: 'REQUIRED', mask: 'CL-####' },
      policy_number: { use: 'OFF', mask: null },
      date_of_loss: { use: 'OFF', mask: null },
    },
  };
  await previewed('Name,Email,Claim,Policy\nAnn,ann@mail.test,CL-0042,7\nBob,bob@mail.test,42,8\n');
  expect(store.columns.map(({ field }) => field)).toEqual(['name', 'email', 'claim_number', null]);
  expect(store.counts).toMatchObject({ send: 1, error: 1 });
  await store.send();
  expect(api.createRequestBatch.mock.lastCall?.[0].rows).toEqual([
    { line: 2, name: 'Ann', email: 'ann@mail.test', identifiers: { claim_number: 'CL-0042' } },
    {
      line: 3,
      name: 'Bob',
      email: 'bob@mail.test',
      identifiers: { claim_number: '42' },
      skip: 'INVALID',
    },
  ]);
});

test('a person with an open request is sent another one by choice', async () => {
  await previewed();
  store.choose(4, true);
  expect(store.counts).toMatchObject({ send: 3, open: 0 });
  store.choose(4, false);
  expect(store.counts).toMatchObject({ send: 2, open: 1 });
});

test('many customers are asked about in pieces', async () => {
  const rows = Array.from({ length: 1001 }, (_, at) => `C${at},c${at}@mail.test`);
  await previewed(['Name,Email', ...rows].join('\n'));
  const sizes = api.checkRequestBatch.mock.calls.map(([{ emails }]) => emails.length);
  expect(sizes).toEqual([1000, 1]);
  expect(store.counts).toMatchObject({ send: 1000, limit: 1 });
});

test('nothing can be sent before it was checked, and checking can be tried again', async () => {
  api.checkRequestBatch.mockRejectedValueOnce(new NetworkError('cut'));
  await previewed();
  expect([store.problem, store.checked]).toEqual(['network', null]);
  await store.send();
  expect(api.createRequestBatch).not.toHaveBeenCalled();
  await store.check();
  expect(store.problem).toBeNull();
  await store.send();
  expect(api.createRequestBatch).toHaveBeenCalledTimes(1);
});

test('two presses send once, and then the batch is followed', async () => {
  await store.take(file(csv));
  await Promise.all([store.send(), store.send()]);
  expect(api.createRequestBatch).toHaveBeenCalledTimes(1);
  expect(api.createRequestBatch.mock.lastCall?.[0]).toEqual({
    partner_id: 'p1',
    request_type: 'TRADE',
    file_name: 'c.csv',
    rows: [
      { line: 2, name: 'Ann', phone: '+37251234567' },
      { line: 3, name: 'Bob', email: 'bob@mail.test' },
      { line: 4, name: 'Emma', email: 'Emma@mail.test', skip: 'OPEN_REQUEST' },
    ],
  });
  expect([store.batch?.id, store.rows, store.text]).toEqual([batch.id, null, '']);
});

test('everything is kept when sending fails, and tried again with the same key', async () => {
  await previewed();
  api.createRequestBatch.mockRejectedValueOnce(new NetworkError('cut'));
  await store.send();
  expect([store.problem, store.busy, store.counts.send]).toEqual(['network', null, 2]);
  await store.send();
  const used = api.createRequestBatch.mock.calls.map(([, options]) => options);
  expect(used[1]).toEqual(used[0]);
});

test.each([
  [403, 'FORBIDDEN', 'forbidden'],
  [403, 'EMAIL_NOT_VERIFIED', 'notVerified'],
  [413, 'PAYLOAD_TOO_LARGE', 'tooLarge'],
  [500, 'INTERNAL_ERROR', 'failed'],
] as const)('a refusal %s %s is told', async (status, code, problem) => {
  await previewed();
  api.createRequestBatch.mockRejectedValueOnce(
    new ApiProblem({ type: 'about:blank', title: 'No', status, code }),
  );
  await store.send();
  expect(store.problem).toBe(problem);
});

test('what is being sent is shown when the page is opened again, unless a file is there', async () => {
  api.listRequestBatches.mockResolvedValue({ batches: [batch] });
  await store.open();
  expect([store.batch?.id, store.recent]).toEqual([batch.id, [batch]]);
  store.restart();
  await previewed();
  await store.open();
  expect([store.batch, store.rows?.length]).toEqual([null, 3]);
});

test('another branch starts over', async () => {
  await store.open();
  await previewed();
  partner = { id: 'p2', dialCode: '44' };
  await store.open();
  expect([store.text, store.rows, store.checked]).toEqual(['', null, null]);
});
