import { ApiProblem } from '@forecourt/api-client';
import type { PublicConversation } from '@forecourt/contract';
import { createMemoryStorage, type KeyValueStorage, ManualClock } from '@forecourt/platform';
import { until } from '@forecourt/testing/until';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConversationStore } from '../conversation/ConversationStore.ts';
import { DeviceDrafts } from '../conversation/DeviceDrafts.ts';
import type { ConversationSource } from '../conversation/source.ts';
import { FakeServer } from '../test/FakeServer.ts';
import { KeptTalk } from './KeptTalk.ts';

type Talk = ConversationStore<PublicConversation>;

let server: FakeServer;
let storage: KeyValueStorage;
const clock = new ManualClock(1_772_442_600_000);
const opened: Talk[] = [];

/** Opens the page of a link. */
async function open(sessionKey = 'the-secret-key'): Promise<Talk> {
  const kept = new KeptTalk({ storage, requestId: 'r1', sessionKey, clock });
  const source = server as unknown as ConversationSource<PublicConversation>;
  const store: Talk = new ConversationStore({
    id: 'link.r1',
    source: kept.around(source),
    drafts: new DeviceDrafts(storage, () => 'link'),
    mayWrite: () => true,
    clock,
  });
  opened.push(store);
  await store.open();
  kept.follow(store);
  // What the server says is written once a digest of the key is made.
  if (!server.down) await until(() => expect(storage.get('forecourt_talk:r1')).not.toBeNull());
  return store;
}

const texts = (store: Talk) => store.log.messages.map(({ text }) => text);

beforeEach(() => {
  server = new FakeServer();
  storage = createMemoryStorage();
  server.write('Is it still for sale?');
});
afterEach(() => {
  for (const store of opened.splice(0)) store.dispose();
});

test('without a network it opens with what was said, and says that it may be old', async () => {
  await open();
  server.down = true;
  const store = await open();
  expect([store.phase, texts(store), store.stale]).toEqual([
    'loaded',
    ['Is it still for sale?'],
    true,
  ]);
});

test('what is written then waits, and goes when there is a network, with what has come since', async () => {
  await open();
  server.down = true;
  const store = await open();
  store.send('It is.');
  await until(() =>
    expect(store.unsent.map(({ text, state }) => [text, state])).toEqual([['It is.', 'failed']]),
  );
  store.dispose();
  server.down = false;
  server.write('Hello?');
  const later = await open();
  await until(() => expect(later.unsent).toEqual([]));
  expect(texts(later)).toEqual(['Is it still for sale?', 'Hello?', 'It is.']);
  expect(server.attempts.filter((key, at, all) => all.indexOf(key) !== at).length).toBeLessThan(2);
});

test('the same page goes on when the network is back', async () => {
  await open();
  server.down = true;
  const store = await open();
  server.down = false;
  server.write('Hello?');
  await store.catchUp();
  expect([texts(store), store.stale]).toEqual([['Is it still for sale?', 'Hello?'], false]);
});

test('the link’s key is nowhere on the device, and another key reads nothing', async () => {
  await open();
  const all = storage.keys().map((key) => key + storage.get(key));
  expect(all.join()).toContain('Is it still for sale?');
  expect(all.join()).not.toContain('the-secret-key');
  server.down = true;
  expect((await open('a-guess')).phase).toBe('failed');
});

test('a link that is over leaves nothing', async () => {
  const store = await open();
  vi.spyOn(server, 'page').mockRejectedValue(
    new ApiProblem({ type: 'about:blank', title: 'gone', status: 404, code: 'NOT_FOUND' }),
  );
  await store.sync();
  expect(storage.get('forecourt_talk:r1')).toBeNull();
});

test('after a month nothing is left', async () => {
  await open();
  clock.advance(31 * 24 * 60 * 60 * 1000);
  server.down = true;
  expect((await open()).phase).toBe('failed');
  expect(storage.get('forecourt_talk:r1')).toBeNull();
});
