import { ApiProblem } from '@forecourt/api-client';
import { createMemoryStorage, ManualClock } from '@forecourt/platform';
import type { KeyValueStorage } from '@forecourt/platform';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../test/FakeServer.ts';
import { ConversationStore } from './ConversationStore.ts';
import { DeviceDrafts } from './DeviceDrafts.ts';

let server: FakeServer;
let storage: KeyValueStorage;
let mayWrite: boolean;
let store: ConversationStore<string>;

const NOW = 1_772_442_600_000;
const clock = new ManualClock(NOW);
const make = (): ConversationStore<string> =>
  new ConversationStore({
    id: 'c1',
    source: server,
    clock,
    drafts: new DeviceDrafts(storage, () => 'u1'),
    mayWrite: () => mayWrite,
  });
const texts = (): string[] => store.log.messages.map(({ text }) => text);
const unsent = (): string[] => store.unsent.map(({ text, state }) => `${text} ${state}`);
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  storage = createMemoryStorage();
  mayWrite = true;
  store = make();
});
afterEach(() => {
  store.dispose();
  vi.useRealTimers();
});

describe('opening', () => {
  it('shows the newest page, then goes back page by page to the first message', async () => {
    for (let n = 1; n <= 600; n += 1) server.write(`${n}`);
    await store.open();
    expect([store.log.messages.length, store.log.lastSeq, store.older]).toEqual([
      250,
      600,
      'ready',
    ]);
    await store.loadOlder();
    await store.loadOlder();
    expect(store.older).toBe('complete');
    expect(store.log.messages.map(({ seq }) => seq)).toEqual(server.messages.map(({ seq }) => seq));
    await store.loadOlder();
    expect(server.pages).toBe(3);
  });

  it('fails, and loads when tried again', async () => {
    server.write('one');
    server.down = true;
    await store.open();
    expect(store.phase).toBe('failed');
    server.down = false;
    await store.open();
    expect(texts()).toEqual(['one']);
  });

  it('again asks for nothing when nothing is new, and for the gap alone when something is', async () => {
    server.write('one');
    await store.open();
    await store.open();
    expect(server.pages).toBe(1);
    server.write('two');
    store.heard({ lastSeq: 2 });
    await settle();
    expect([texts(), server.pages]).toEqual([['one', 'two'], 2]);
  });

  it('says where the unread messages begin', async () => {
    server.write('one');
    server.write('two');
    server.readSeq = 1;
    await store.open();
    expect(store.dividerSeq).toBe(1);
    store.seen();
    await settle();
    expect([server.readSeq, store.dividerSeq]).toEqual([2, 1]);
    await store.open();
    expect(store.dividerSeq).toBeNull();
  });
});

describe('writing', () => {
  beforeEach(() => store.open());

  it('shows at once, then at the server’s place', async () => {
    store.send('hello');
    expect([texts(), unsent()]).toEqual([[], ['hello sending']]);
    await settle();
    expect([texts(), unsent()]).toEqual([['hello'], []]);
  });

  it('keeps the order in which it was written, whatever comes between', async () => {
    store.send('first');
    store.send('second');
    server.write('theirs');
    await settle();
    store.heard({ lastSeq: server.messages.length });
    await settle();
    expect(texts()).toEqual(['theirs', 'first', 'second']);
  });

  it('without a connection waits, then arrives once and in order', async () => {
    server.down = true;
    store.send('first');
    store.send('second');
    await settle();
    expect(unsent()).toEqual(['first failed', 'second failed']);
    server.down = false;
    await store.catchUp();
    await settle();
    expect([texts(), unsent()]).toEqual([['first', 'second'], []]);
  });

  it('whose answer was lost is not there twice', async () => {
    server.loseAnswers = 1;
    store.send('once');
    await settle();
    expect(unsent()).toEqual(['once failed']);
    store.heard({ lastSeq: 1 });
    await settle();
    expect([texts(), unsent()]).toEqual([['once'], []]);
    await store.catchUp();
    await settle();
    expect(server.messages).toHaveLength(1);
  });

  it('that was refused stays until it is tried again or taken back', async () => {
    const problem = { type: 'x', title: 'x', status: 422, code: 'INVALID_FORMAT' } as const;
    server.refusal = new ApiProblem(problem);
    store.send('odd');
    store.send('fine');
    await settle();
    expect([texts(), unsent()]).toEqual([['fine'], ['odd refused']]);
    await store.catchUp();
    expect(unsent()).toEqual(['odd refused']);
    store.takeBack(store.unsent[0]!.key);
    expect([store.draft, unsent()]).toEqual(['odd', []]);
  });

  it('too fast waits as long as the server says', async () => {
    const problem = { type: 'x', title: 'x', status: 429, code: 'RATE_LIMITED' } as const;
    server.refusal = new ApiProblem(problem, 7);
    store.send('fast');
    await vi.advanceTimersByTimeAsync(6900);
    expect(texts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(texts()).toEqual(['fast']);
  });

  it('is kept across a reload: the draft as it was, the unsent sent once', async () => {
    server.loseAnswers = 1;
    store.send('unsent');
    await settle();
    store.write('half a sen');
    store.dispose();
    store = make();
    expect(store.draft).toBe('half a sen');
    await store.open();
    await settle();
    expect([texts(), unsent(), server.messages.length]).toEqual([['unsent'], [], 1]);
    expect(storage.get('forecourt_conversation:u1:c1')).toContain('half a sen');
    store.write('');
    expect(storage.get('forecourt_conversation:u1:c1')).toBeNull();
  });

  it('is sent by itself by a later page of the same day', async () => {
    server.down = true;
    store.send('this morning');
    await settle();
    store.dispose();
    server.down = false;
    clock.advance(8 * 60 * 60 * 1000);
    store = make();
    await store.open();
    await settle();
    expect([texts(), unsent()]).toEqual([['this morning'], []]);
  });

  it('is not sent by itself when it was written long ago', async () => {
    server.down = true;
    store.send('yesterday');
    await settle();
    store.dispose();
    server.down = false;
    clock.advance(25 * 60 * 60 * 1000);
    store = make();
    await store.open();
    await settle();
    expect([texts(), unsent()]).toEqual([[], ['yesterday refused']]);
  });

  it('is not for viewers, who mark nothing as read either', async () => {
    mayWrite = false;
    server.write('one');
    store.heard({ lastSeq: 1 });
    await settle();
    store.send('hello');
    store.seen();
    await settle();
    expect([server.attempts, server.readSeq, unsent()]).toEqual([[], 0, []]);
  });
});

describe('after a gap', () => {
  it('everything is there once, and it says so while it is not', async () => {
    await store.open();
    server.write('one');
    server.down = true;
    store.heard({ lastSeq: 1 });
    await settle();
    expect([store.stale, texts()]).toEqual([true, []]);
    server.write('two');
    server.down = false;
    await vi.advanceTimersByTimeAsync(1100);
    expect([store.stale, texts()]).toEqual([false, ['one', 'two']]);
  });

  it('of a thousand messages it starts over at the newest', async () => {
    server.write('0');
    await store.open();
    for (let n = 1; n <= 1500; n += 1) server.write(`${n}`);
    await store.catchUp();
    expect([store.log.lastSeq, store.log.wholeSeq, store.older]).toEqual([1501, 1501, 'ready']);
    await store.loadOlder();
    await store.loadOlder();
    await store.loadOlder();
    expect(store.log.messages).toHaveLength(1501);
  });
});

/** Events in a conversation, which may occur in any order. */
type Step = {
  kind: 'theirs' | 'mine' | 'cut' | 'join' | 'lose' | 'tell' | 'old' | 'look' | 'wait';
};

it('whatever is written, told twice, told late, lost or cut: in the end it is what the server has', async () => {
  const kinds = ['theirs', 'mine', 'cut', 'join', 'lose', 'tell', 'old', 'look', 'wait'] as const;
  const step: fc.Arbitrary<Step> = fc.constantFrom(...kinds).map((kind) => ({ kind }));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      server = new FakeServer();
      storage = createMemoryStorage();
      store = make();
      await store.open();
      const written: string[] = [];
      for (const [index, { kind }] of steps.entries()) {
        if (kind === 'theirs') server.write(`theirs ${index}`);
        if (kind === 'mine') {
          written.push(`mine ${index}`);
          store.send(`mine ${index}`);
        }
        if (kind === 'cut') server.down = true;
        if (kind === 'join') {
          server.down = false;
          void store.catchUp();
        }
        if (kind === 'lose') server.loseAnswers += 1;
        if (kind === 'tell') store.heard({ lastSeq: server.messages.length });
        if (kind === 'old') store.heard({ lastSeq: Math.floor(server.messages.length / 2) });
        if (kind === 'look') store.seen();
        if (kind === 'wait') await vi.advanceTimersByTimeAsync(700);
        const shown = store.log.messages.map(({ seq }) => seq);
        expect(shown).toEqual([...new Set(shown)].sort((one, other) => one - other));
      }
      server.down = false;
      server.loseAnswers = 0;
      for (let round = 0; round < 3; round += 1) {
        await store.catchUp();
        await vi.advanceTimersByTimeAsync(20_000);
      }
      expect(store.log.messages).toEqual(server.messages);
      expect(store.unsent).toEqual([]);
      const mine = server.messages.filter((one) => one.mine).map(({ text }) => text);
      expect(mine).toEqual(written);
      store.dispose();
    }),
    { numRuns: 150 },
  );
});
