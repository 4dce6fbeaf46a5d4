import { makeThread, seeded } from '@forecourt/contract/fixtures';
import { createMemoryStorage, ManualClock } from '@forecourt/platform';
import { createIntl } from 'react-intl';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MessageNotices, type NoticeBoard } from './MessageNotices.ts';
import { noticeOf } from './noticeOf.ts';

const now = Date.parse('2026-03-05T12:00:00Z');
let permission: NotificationPermission;
let hidden: boolean;
let storage: ReturnType<typeof createMemoryStorage>;
const board = {
  permission: () => permission,
  ask: vi.fn(async (): Promise<NotificationPermission> => (permission = 'granted')),
  isHidden: () => hidden,
  show: vi.fn<NoticeBoard['show']>(),
};
const onOpen = vi.fn();
const intl = createIntl({ locale: 'en-US', onError: () => undefined });
const make = () =>
  new MessageNotices({ board, storage, intl: () => intl, onOpen, clock: new ManualClock(now) });
const thread = (overrides: Partial<ReturnType<typeof makeThread>> = {}) =>
  makeThread(seeded('thread'), {
    id: 't',
    last_seq: 1,
    sender_type: 'BUYER',
    seller_read_status: 'NEW',
    last_message_at: new Date(now + 1000).toISOString(),
    summary: 'Is it still there?',
    ...overrides,
  });
const turnedOn = async () => {
  const notices = make();
  await notices.turnOn();
  return notices;
};

beforeEach(() => {
  [permission, hidden, storage] = ['default', true, createMemoryStorage()];
  vi.clearAllMocks();
});

describe('notices of new messages', () => {
  test('permission is asked for only on a press, and the answer is known after a reload', async () => {
    const notices = make();
    notices.handleThreadStatus({ thread: thread() });
    expect(board.ask).not.toHaveBeenCalled();
    expect(notices.state).toBe('off');
    await notices.turnOn();
    expect(notices.state).toBe('on');
    expect(make().state).toBe('on');
    notices.turnOff();
    expect(make().state).toBe('off');
  });

  test('a person who said no is not asked again, and is told that it is blocked', async () => {
    permission = 'denied';
    const notices = make();
    await notices.turnOn();
    expect(board.ask).not.toHaveBeenCalled();
    expect(notices.state).toBe('blocked');
  });

  test('a message tells of itself once, while the page is out of sight', async () => {
    const notices = await turnedOn();
    notices.handleThreadStatus({ thread: thread() });
    notices.handleThreadStatus({ thread: thread() });
    expect(board.show).toHaveBeenCalledOnce();
    notices.handleThreadStatus({ thread: thread({ last_seq: 2 }) });
    expect(board.show).toHaveBeenCalledTimes(2);
    hidden = false;
    notices.handleThreadStatus({ thread: thread({ last_seq: 3 }) });
    expect(board.show).toHaveBeenCalledTimes(2);
  });

  test('own messages, read ones, and old ones that are marked unread tell nothing', async () => {
    const notices = await turnedOn();
    const old = new Date(now - 60_000).toISOString();
    notices.handleThreadStatus({ thread: thread({ id: 'a', sender_type: 'AGENT' }) });
    notices.handleThreadStatus({ thread: thread({ id: 'b', seller_read_status: 'READ' }) });
    notices.handleThreadStatus({ thread: thread({ id: 'c', last_message_at: old }) });
    expect(board.show).not.toHaveBeenCalled();
  });

  test('pressing one opens its conversation', async () => {
    const notices = await turnedOn();
    const shown = thread();
    notices.handleThreadStatus({ thread: shown });
    board.show.mock.calls[0]?.[2]();
    expect(onOpen).toHaveBeenCalledWith(shown);
  });
});

describe('what a notice says', () => {
  const said = (name: string | null, summary = 'Hello') => {
    const { info } = thread();
    const buyer = { id: 'b', name };
    const of = { message_initiated_by: 'BUYER_AGENT', summary, info: { ...info, buyer } } as const;
    return noticeOf(thread(of), intl);
  };

  test('a message of photos only is told by how many they are', () => {
    const summary_files = { photos: 2, documents: 0, name: null };
    expect(noticeOf(thread({ summary: '', summary_files }), intl).body).toBe('2 photos');
  });

  test.each([
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['Bea\u202egnp.exe', 'Beagnp.exe'],
    ['\u2066Bea\u2069\u0000\u0007', 'Bea'],
    ['Bea\r\n\nFrom: the bank', 'Bea From: the bank'],
  ])('%j is text', (text, shown) => {
    expect(said(text).title).toBe(shown);
    expect(said('Bea', text).body).toBe(shown);
  });

  test('no letters of it are cut in two, and a nameless one is told by its car', () => {
    expect(Array.from(said('🚗'.repeat(200)).title)).toHaveLength(80);
    expect(said('🚗'.repeat(200)).title.endsWith('🚗…')).toBe(true);
    expect(said('\u202e').title).not.toBe('');
  });
});
