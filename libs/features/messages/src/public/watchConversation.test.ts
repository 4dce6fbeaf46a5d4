// @vitest-environment jsdom
import { NetworkError } from '@forecourt/api-client';
import type { PublicMessage } from '@forecourt/contract';
import { makePublicConversation, makePublicMessage, seeded } from '@forecourt/contract/fixtures';
import { createMemoryStorage } from '@forecourt/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConversationStore } from '../conversation/ConversationStore.ts';
import { DeviceDrafts } from '../conversation/DeviceDrafts.ts';
import type { ConversationLink } from './conversationLink.ts';
import { publicSource } from './publicSource.ts';
import { watchConversation } from './watchConversation.ts';

const random = seeded('watch');
let all: PublicMessage[];
let down: boolean;
let asked: number;
let wake: () => void;
let stop: () => void;

const api = {
  async getPublicConversation(_id, _key, { since = 0, wait = 0 } = {}) {
    asked += 1;
    const fresh = () => all.filter(({ seq }) => seq > since).reverse();
    if (wait > 0 && fresh().length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, wait * 1000);
      });
    }
    if (down) throw new NetworkError('down');
    const conversation = makePublicConversation(random, { lastSeq: all.length });
    return { conversation, messages: fresh(), after: null };
  },
} as ConversationLink['api'];
const link = { api, requestId: 'r1', sessionKey: 'k1' };
const write = () => all.push(makePublicMessage(random, { seq: all.length + 1 }));
const store = () =>
  new ConversationStore({
    id: 'link',
    source: publicSource(link),
    mayWrite: () => true,
    drafts: new DeviceDrafts(createMemoryStorage(), () => 'link'),
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  [all, down, asked, wake] = [[], false, 0, () => undefined];
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a message is there as soon as the server tells of it', async () => {
  const shown = store();
  stop = watchConversation(link, shown);
  await vi.advanceTimersByTimeAsync(0);
  write();
  wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.log.lastSeq).toBe(1);
});

test('what came while there was no network is there after it', async () => {
  const shown = store();
  stop = watchConversation(link, shown);
  await vi.advanceTimersByTimeAsync(0);
  down = true;
  wake();
  for (let n = 0; n < 5; n += 1) write();
  await vi.advanceTimersByTimeAsync(4000);
  expect(shown.log.lastSeq).toBe(0);
  down = false;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(shown.log.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
});

test('with nothing new it asks again only when the server’s time is over', async () => {
  stop = watchConversation(link, store());
  await vi.advanceTimersByTimeAsync(59_000);
  expect(asked).toBeLessThan(6);
});
