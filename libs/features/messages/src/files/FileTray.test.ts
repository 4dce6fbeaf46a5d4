import { ApiProblem } from '@forecourt/api-client';
import { createMemoryStorage, type KeyValueStorage, ManualClock } from '@forecourt/platform';
import { MemoryTaskStore } from '@forecourt/platform/queue';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConversationStore } from '../conversation/ConversationStore.ts';
import { DeviceDrafts } from '../conversation/DeviceDrafts.ts';
import { FakeServer } from '../test/FakeServer.ts';
import { DeviceFiles } from './DeviceFiles.ts';
import type { FileTray } from './FileTray.ts';

const clock = new ManualClock(1_772_442_600_000);
let server: FakeServer;
let storage: KeyValueStorage;
let device: MemoryTaskStore<null>;
let store: ConversationStore<string>;

const make = (): ConversationStore<string> =>
  new ConversationStore({
    id: 'c1',
    source: server,
    clock,
    drafts: new DeviceDrafts(storage, () => 'u1'),
    files: new DeviceFiles(async () => device),
    mayWrite: () => true,
  });
const tray = (): FileTray => {
  if (!store.tray) throw new Error('no tray');
  return store.tray;
};
const pdf = (name = 'papers.pdf', bytes = 300) => new File([`%PDF-1.7${'x'.repeat(bytes)}`], name);
const problem = (status: number, code: ApiProblem['code']) =>
  new ApiProblem({ type: 'about:blank', title: code, status, code });
const settle = () => vi.advanceTimersByTimeAsync(1);
const states = () => store.unsent.map(({ state }) => state);
const keptOnDevice = async () => (await device.all()).length;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  storage = createMemoryStorage();
  device = new MemoryTaskStore();
  store = make();
});
afterEach(() => {
  store.dispose();
  vi.useRealTimers();
});

test('a file goes before the message that names it, and leaves the device then', async () => {
  await store.open();
  await tray().add([pdf()]);
  const [file] = tray().chosen;
  expect(file).toMatchObject({ kind: 'PDF', name: 'papers.pdf', bytes: 308 });
  store.send('');
  await settle();
  expect([server.pieces, server.named]).toEqual([['0+308'], [[file?.id]]]);
  expect([store.unsent, tray().chosen, await keptOnDevice()]).toEqual([[], [], 0]);
});

test('nothing is sent without words and files', async () => {
  await store.open();
  store.send(' ');
  await settle();
  expect(server.attempts).toEqual([]);
});

test('without a network the message waits with its file, and goes by itself later', async () => {
  await store.open();
  await tray().add([pdf()]);
  server.down = true;
  store.send('Here');
  await settle();
  expect([states(), await keptOnDevice()]).toEqual([['failed'], 1]);
  server.down = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([store.unsent, server.messages.map(({ text }) => text)]).toEqual([[], ['Here']]);
});

test('a reload keeps the message, its file, and what was chosen for the next', async () => {
  await store.open();
  await tray().add([pdf('one.pdf')]);
  server.down = true;
  store.send('');
  await tray().add([pdf('two.pdf')]);
  await settle();
  store.dispose();
  server.down = false;
  store = make();
  await settle();
  expect(tray().chosen.map(({ name }) => name)).toEqual(['two.pdf']);
  expect(server.named).toHaveLength(1);
  expect(await keptOnDevice()).toBe(1);
});

test('after a lost answer the file goes on where the server is', async () => {
  await store.open();
  await tray().add([pdf('large.pdf', 300_000)]);
  server.losePieces = 1;
  store.send('');
  await settle();
  expect(states()).toEqual(['failed']);
  store.outbox.retry();
  await settle();
  expect(server.pieces[0]).toBe('0+131072');
  expect(server.pieces[1]).toMatch(/^131072\+/);
  expect([store.unsent, server.named.length]).toEqual([[], 1]);
});

test('a piece at a wrong place is no verdict: the server is asked, and it goes on', async () => {
  await store.open();
  await tray().add([pdf()]);
  server.fileRefusal = problem(409, 'UPLOAD_OFFSET');
  store.send('');
  await settle();
  expect([store.unsent, server.named.length]).toEqual([[], 1]);
});

test('a refused file stops its message, which can be edited', async () => {
  await store.open();
  await tray().add([pdf(), pdf('fine.pdf')]);
  const [bad] = tray().chosen;
  server.fileRefusal = problem(422, 'INVALID_FORMAT');
  store.send('Look');
  await settle();
  expect([states(), server.named]).toEqual([['refused'], []]);
  expect(tray().refusals.get(bad?.id ?? '')).toBe('NOT_ACCEPTED');
  store.takeBack(store.unsent[0]?.key ?? '');
  expect([store.draft, tray().chosen.length]).toEqual(['Look', 2]);
  tray().remove(bad?.id ?? '');
  store.send(store.draft);
  await settle();
  expect(server.named).toHaveLength(1);
  expect(await keptOnDevice()).toBe(0);
});

test('a file that the device has lost says so', async () => {
  await store.open();
  await tray().add([pdf()]);
  const [file] = tray().chosen;
  await device.change(file?.id ?? '', () => undefined);
  store.send('');
  await settle();
  expect([states(), tray().refusals.get(file?.id ?? '')]).toEqual([['refused'], 'LOST']);
});

test.each([
  ['an empty file', new File([], 'a.pdf'), 'EMPTY'],
  ['a file of words', new File(['words'], 'a.txt'), 'OTHER_TYPE'],
  ['a page with the name of a photo', new File(['<html>'], 'a.jpg'), 'OTHER_TYPE'],
  ['a PDF file of more than 10 MB', pdf('a.pdf', 10 * 1024 * 1024), 'TOO_LARGE'],
  ['a photo of more than 30 MB', new File(['x'.repeat(31 * 1024 * 1024)], 'a.jpg'), 'TOO_LARGE'],
])('%s is not taken, and the next choice forgets it', async (_what, file, reason) => {
  await tray().add([file]);
  expect([tray().chosen, tray().problem?.reason]).toEqual([[], reason]);
  await tray().add([pdf()]);
  expect([tray().chosen.length, tray().problem]).toEqual([1, null]);
});

test('a device without room says so', async () => {
  vi.spyOn(device, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await tray().add([pdf()]);
  expect(tray().problem).toEqual({ reason: 'NO_ROOM', name: 'papers.pdf' });
  expect(tray().preparing).toBe(0);
});

test('a message takes ten files', async () => {
  await tray().add(Array.from({ length: 11 }, (_, index) => pdf(`${index}.pdf`)));
  expect([tray().chosen.length, tray().problem?.reason]).toEqual([10, 'TOO_MANY']);
});
