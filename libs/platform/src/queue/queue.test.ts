import { expect, test, vi } from 'vitest';
import { localLocks } from './locks.ts';
import { MemoryTaskStore } from './memoryStore.ts';
import type { Outcome } from './outcome.ts';
import { Queue, type QueueOptions } from './queue.ts';
import { backoffMs } from './schedule.ts';
import { newTask, type Task, unwanted } from './task.ts';
import { settled } from './test/world.ts';

const photo = (key: string, more: Partial<Task<null>> = {}) =>
  newTask({ key, meta: null, ...more });
const payload = { type: 'image/jpeg', bytes: new ArrayBuffer(8) };

/** A queue whose requests are answered by `answer`, in the order in which they were sent. */
function queueWith(
  answer: (keys: string[]) => Outcome | Promise<Outcome>,
  more: Partial<QueueOptions<null>> = {},
) {
  const store = new MemoryTaskStore<null>();
  const sent: string[] = [];
  const clock = { now: 0, wake: () => undefined as void };
  const queue = new Queue<null>({
    store,
    locks: localLocks(),
    send: async (unit) => {
      const keys = unit.map(({ key }) => key);
      sent.push(keys.join('+'));
      return answer(keys);
    },
    now: () => clock.now,
    random: () => 0,
    later: (_ms, callback) => {
      clock.wake = callback;
      return () => (clock.wake = () => undefined);
    },
    ...more,
  });
  const pass = async (ms: number) => {
    clock.now += ms;
    clock.wake();
    await settled();
  };
  return { store, queue, sent, pass };
}

test('a photo that the server refuses is not sent again, and holds back the report', async () => {
  const { store, queue, sent, pass } = queueWith((keys) =>
    keys[0] === 'bad'
      ? { kind: 'refused', refusals: { bad: { code: 'NOT_AN_IMAGE' } } }
      : { kind: 'stored' },
  );
  await store.add({ task: photo('bad') });
  await store.add({ task: photo('good') });
  await store.add({ task: photo('submit', { after: '*' }) });
  queue.start();
  await pass(60_000);
  expect(sent).toEqual(['bad', 'good']);
  expect((await store.all()).find(({ key }) => key === 'bad')?.refusal?.code).toBe('NOT_AN_IMAGE');

  await store.change('bad', (task) => task && unwanted(task));
  await pass(1000);
  expect(sent).toEqual(['bad', 'good', 'bad', 'submit']);
});

test('frames that the server lost are sent again before the scan is completed', async () => {
  let asked = 0;
  const { store, queue, sent, pass } = queueWith(([key]) =>
    key === 'scan' && ++asked === 1 ? { kind: 'missing', keys: ['frame-1'] } : { kind: 'stored' },
  );
  for (const index of [0, 1]) {
    await store.add({ task: photo(`frame-${index}`, { group: 'frames', order: index }), payload });
  }
  await store.add({ task: photo('scan', { after: 'frames', order: 2 }) });
  queue.start();
  await pass(60_000);
  await pass(60_000);
  expect(sent).toEqual(['frame-0', 'frame-1', 'scan', 'frame-1', 'scan']);
  expect(await store.payload('frame-0')).toBeUndefined();
});

test('the bytes of a photo leave the device only when the server has it', async () => {
  const answers: Outcome[] = [{ kind: 'retry', cause: 'network' }, { kind: 'stored' }];
  const { store, queue, pass } = queueWith(() => answers.shift()!);
  await store.add({ task: photo('a'), payload });
  queue.start();
  await settled();
  expect(await store.payload('a')).toEqual(payload);
  await pass(1000);
  expect(await store.payload('a')).toBeUndefined();
});

test('answers typed one after the other travel together', async () => {
  const { store, queue, sent, pass } = queueWith(() => ({ kind: 'stored' }));
  await store.add({ task: photo('plate', { batch: 'fields', notBefore: 500 }) });
  await store.add({ task: photo('name', { batch: 'fields', notBefore: 800, order: 1 }) });
  queue.start();
  await pass(800);
  expect(sent).toEqual(['plate+name']);
});

test('one refused answer does not hold back the others of its request', async () => {
  let first = true;
  const { store, queue, sent, pass } = queueWith(() => {
    if (!first) return { kind: 'stored' };
    first = false;
    return { kind: 'refused', refusals: { email: { code: 'INVALID_FORMAT' } } };
  });
  await store.add({ task: photo('email', { batch: 'fields' }) });
  await store.add({ task: photo('name', { batch: 'fields' }) });
  queue.start();
  await pass(1000);
  expect(sent).toEqual(['email+name', 'name']);
});

test('a dead link stops the queue and says why', async () => {
  const onStop = vi.fn();
  const { store, queue, sent, pass } = queueWith(() => ({ kind: 'stop', reason: 'gone' }), {
    onStop,
    concurrency: 1,
  });
  await store.add({ task: photo('a') });
  await store.add({ task: photo('b', { order: 1 }) });
  queue.start();
  await pass(60_000);
  expect(sent).toEqual(['a']);
  expect(onStop).toHaveBeenCalledExactlyOnceWith('gone');
});

test('the network coming back cuts the pause short', async () => {
  const { store, queue, sent, pass } = queueWith(() => ({ kind: 'retry', cause: 'network' }));
  await store.add({ task: photo('a') });
  queue.start();
  await pass(0);
  await pass(10);
  expect(sent).toHaveLength(1);
  await queue.wake();
  await settled();
  expect(sent).toHaveLength(2);
});

test('pauses grow to half a minute and differ between phones', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((attempts) => backoffMs(attempts, () => 0))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  expect(backoffMs(3, () => 0.5)).toBe(6000);
});
