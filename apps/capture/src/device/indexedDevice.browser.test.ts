import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Meta } from '../draft/meta.ts';
import { newTask, unwanted } from '@forecourt/platform/queue';
import { deleteDatabase } from './database.ts';
import type { Device } from './device.ts';
import { indexedDevice } from './indexedDevice.ts';
import { openDevice } from './openDevice.ts';

let requestId = '';
const opened: Device[] = [];
const open = async () => {
  const device = await indexedDevice(requestId);
  opened.push(device);
  return device;
};

beforeEach(() => {
  requestId = `test-${crypto.randomUUID()}`;
});
afterEach(async () => {
  await deleteDatabase(requestId);
  opened.length = 0;
});

const photo = (key: string) =>
  newTask<Meta>({
    key,
    meta: {
      type: 'photo',
      section: 'vin',
      slot: null,
      damageId: null,
      takenAt: 1,
      digest: key,
    },
  });
const payload = { type: 'image/jpeg', bytes: new Uint8Array([1, 2, 3]).buffer };

test('photos and their bytes are there again after the page was closed', async () => {
  const first = await open();
  await first.tasks.add({ task: photo('a'), payload });
  await first.thumbs.put('a', payload);
  await first.writeNotes((notes) => ({ ...notes, skipped: ['vin'] }));

  const second = await open();
  expect(await second.tasks.all()).toEqual([photo('a')]);
  expect(new Uint8Array((await second.tasks.payload('a'))!.bytes)).toEqual(
    new Uint8Array([1, 2, 3]),
  );
  expect(await second.thumbs.get('a')).toEqual(payload);
  expect(await second.readNotes()).toEqual({ capture: null, skipped: ['vin'] });
});

test('several photos are kept whole or not at all', async () => {
  const { tasks } = await open();
  await tasks.add({ task: photo('a'), payload });
  expect(await tasks.add({ task: photo('b'), payload }, { task: photo('a'), payload })).toBe(false);
  expect((await tasks.all()).map(({ key }) => key)).toEqual(['a']);
});

test('taking back what was never sent leaves nothing on the phone', async () => {
  const { tasks, thumbs } = await open();
  await tasks.add({ task: photo('a'), payload });
  await thumbs.put('a', payload);
  await tasks.change('a', (task) => task && unwanted(task));
  expect(await tasks.all()).toEqual([]);
  expect(await tasks.payload('a')).toBeUndefined();
  expect(await thumbs.get('a')).toBeUndefined();
});

test('another tab hears of a change', async () => {
  const [first, second] = [await open(), await open()];
  const heard = new Promise<void>((resolve) => second.tasks.subscribe(resolve));
  await first.tasks.add({ task: photo('a') });
  await heard;
  expect(await second.tasks.all()).toHaveLength(1);
});

test('changes from two tabs at one moment do not undo each other', async () => {
  const [first, second] = [await open(), await open()];
  await first.tasks.add({ task: photo('a') });
  const count = (device: Device) =>
    device.tasks.change('a', (task) => task && { ...task, attempts: task.attempts + 1 });
  await Promise.all(Array.from({ length: 20 }, (_, at) => count(at % 2 ? first : second)));
  expect((await first.tasks.all())[0]?.attempts).toBe(20);
});

test('a connection that the browser dropped in the background is made again', async () => {
  const { tasks } = await open();
  await tasks.add({ task: photo('a'), payload });
  const transaction = IDBDatabase.prototype.transaction;
  let lost = 1;
  IDBDatabase.prototype.transaction = function (...args) {
    if (lost-- > 0) throw new DOMException('Connection lost', 'UnknownError');
    return transaction.apply(this, args);
  };
  try {
    expect(await tasks.add({ task: photo('b'), payload })).toBe(true);
  } finally {
    IDBDatabase.prototype.transaction = transaction;
  }
  expect(await tasks.all()).toHaveLength(2);
});

test('a report that was handed in leaves no photo behind', async () => {
  const device = await open();
  await device.tasks.add({ task: photo('a'), payload });
  await device.thumbs.put('a', payload);
  await device.clear();
  expect(await device.tasks.all()).toEqual([]);
  expect(await device.tasks.payload('a')).toBeUndefined();
  expect(await device.thumbs.get('a')).toBeUndefined();
});

test('a browser that refuses storage still opens the page, in memory', async () => {
  const real = indexedDB.open.bind(indexedDB);
  IDBFactory.prototype.open = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  try {
    const device = await openDevice(requestId);
    expect(device.durable).toBe(false);
    await device.tasks.add({ task: photo('a'), payload });
    expect(await device.tasks.all()).toHaveLength(1);
  } finally {
    IDBFactory.prototype.open = real;
  }
});
