import { ApiProblem, NetworkError } from '@forecourt/api-client';
import { createMemoryStorage } from '@forecourt/platform';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NewThreadStore } from './NewThreadStore.ts';

let storage: ReturnType<typeof createMemoryStorage>;
const createThread = vi.fn();
const make = () =>
  new NewThreadStore({ api: { createThread }, requestId: 'car', sessionKey: 'key', storage });
const problem = (status: number, code: ApiProblem['code'], field?: string) =>
  new ApiProblem({
    type: 'about:blank',
    title: code,
    status,
    code,
    ...(field && { errors: [{ field, code: 'INVALID_FORMAT' as const }] }),
  });
const written = (change = {}) => {
  const store = make();
  store.write({ name: 'Bea', contact: 'bea@buyer.test', message: 'Still for sale?', ...change });
  return store;
};

beforeEach(() => {
  storage = createMemoryStorage();
  createThread.mockReset();
  createThread.mockResolvedValue({ url: '/trade/report/public/car/key/messages' });
});

describe('asking about a car', () => {
  test('leads to the conversation, after a reload too', async () => {
    const store = written();
    await store.send();
    expect(store.url).toMatch(/messages$/);
    expect(make().url).toBe(store.url);
    expect(createThread.mock.calls[0]?.slice(0, 3)).toEqual([
      'car',
      'key',
      { name: 'Bea', email: 'bea@buyer.test', message: 'Still for sale?' },
    ]);
  });

  test('what is not an email address is a number, with its country code', async () => {
    await written({ contact: '372 5551 2345' }).send();
    expect(createThread.mock.calls[0]?.[2]).toMatchObject({ phone: '+37255512345' });
  });

  test.each([
    [{ name: ' ' }, { name: 'missing' }],
    [{ contact: '' }, { contact: 'missing' }],
    [{ contact: 'bea@' }, { contact: 'invalid' }],
    [{ contact: 'call me' }, { contact: 'invalid' }],
    [{ message: '\n' }, { message: 'missing' }],
  ])('%o is said and not sent', async (change, errors) => {
    const store = written(change);
    await store.send();
    expect(store.errors).toEqual(errors);
    expect(createThread).not.toHaveBeenCalled();
    store.write({ name: 'Bea', contact: 'bea@buyer.test', message: 'Now.' });
    expect(store.errors).toEqual({});
  });

  test.each([
    [new NetworkError('offline'), 'failed'],
    [problem(429, 'RATE_LIMITED'), 'tooMany'],
    [problem(404, 'NOT_FOUND'), 'over'],
  ])('%s leaves every word where it was', async (error, said) => {
    createThread.mockRejectedValueOnce(error);
    const store = written();
    await store.send();
    expect(store.problem).toBe(said);
    expect(make().draft).toEqual(store.draft);
    expect(store.draft.message).toBe('Still for sale?');
    await store.send();
    const keys = createThread.mock.calls.map(([, , , { idempotencyKey }]) => idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
  });

  test('what the server does not take is said at its field', async () => {
    createThread.mockRejectedValueOnce(problem(422, 'INVALID_FORMAT', 'phone'));
    const store = written({ contact: '+372 0000 0000' });
    await store.send();
    expect(store.errors).toEqual({ contact: 'invalid' });
    expect(store.problem).toBeNull();
  });
});
