import { ApiProblem } from '@forecourt/api-client';
import type { Comment } from '@forecourt/contract';
import { makeComment, seeded } from '@forecourt/contract/fixtures';
import { createMemoryStorage } from '@forecourt/platform';
import { until } from '@forecourt/testing/until';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ReportStore } from '../ReportStore.ts';
import { fullReport } from '../test/reports.ts';
import { CommentsStore } from './CommentsStore.ts';
import { CommentDrafts } from './drafts.ts';

const me = { id: 'me', name: 'Nora Gate', avatar: null };
const theirs = makeComment(seeded('theirs'), { message: 'Ask for the service book.' });
const mine = makeComment(seeded('mine'), { message: 'Paint looks new.', author: me });

let kept: Comment[];
let storage: ReturnType<typeof createMemoryStorage>;
let report: ReportStore;
const api = {
  listComments: vi.fn(),
  createComment: vi.fn(),
  deleteComment: vi.fn(),
  listColleagues: vi.fn(),
};

const opened = async (mayWrite = true) => {
  const store = new CommentsStore({
    report,
    api,
    author: () => me,
    partnerId: () => 'northgate',
    mayWrite: () => mayWrite,
    drafts: new CommentDrafts(storage, () => me.id),
  });
  store.open();
  await until(() => expect(store.comments.state.status).toBe('loaded'));
  return store;
};
const texts = (store: CommentsStore) => store.shown?.map(({ message }) => message);

beforeEach(async () => {
  kept = [theirs, mine];
  storage = createMemoryStorage();
  report = new ReportStore({
    load: async (id) => {
      const data = fullReport('TRADE_MAIN', { id });
      return {
        ...data,
        report: { ...data.report, report: { ...data.report.report, report_id: `report ${id}` } },
      };
    },
  });
  await report.open('one');
  vi.resetAllMocks();
  api.listComments.mockImplementation(async () => ({ comments: [...kept] }));
  api.deleteComment.mockImplementation(async (_report: string, id: string) => {
    kept = kept.filter((one) => one.id !== id);
  });
  api.createComment.mockImplementation(async (_report: string, body: Partial<Comment>) => {
    const comment = makeComment(seeded(body.message!), { ...body, author: me });
    kept.push(comment);
    return { comment };
  });
});

describe('comments on a report', () => {
  test('are asked for by the report’s own id, and one’s own are told from others’', async () => {
    const store = await opened();
    expect(api.listComments).toHaveBeenCalledWith('report one', expect.anything());
    expect(store.shown?.map(({ own }) => own)).toEqual([false, true]);
  });

  test('a new one stands there at once, and once when the server has taken it', async () => {
    const store = await opened();
    store.write({ subject: 'Damage', message: '  Ask for the invoice.  ' });
    const sent = store.send();
    expect(store.shown?.at(-1)).toMatchObject({ message: 'Ask for the invoice.', pending: true });
    expect(store.draft).toEqual({ subject: '', message: '' });
    // the event comes before the response
    store.handleReportChanged({ request_id: 'one', request_type: 'TRADE', part: 'COMMENTS' });
    await sent;
    await until(() => expect(api.listComments).toHaveBeenCalledTimes(2));
    expect(texts(store)?.filter((text) => text === 'Ask for the invoice.')).toHaveLength(1);
    expect(store.shown?.at(-1)).toMatchObject({ subject: 'Damage', pending: false, own: true });
  });

  test('one that is not taken is gone, its words are back before what was typed since', async () => {
    api.createComment.mockRejectedValueOnce(new Error('offline'));
    const store = await opened();
    store.write({ subject: 'Damage', message: 'Ask for the invoice.' });
    const sent = store.send();
    store.write({ message: 'And the keys.' });
    await sent;
    expect(texts(store)).toEqual([theirs.message, mine.message]);
    expect(store.draft).toEqual({
      subject: 'Damage',
      message: 'Ask for the invoice.\nAnd the keys.',
    });
    expect(store.problem).toBe('notSent');
  });

  test('the same words sent again carry the same key, so that none is saved twice', async () => {
    api.createComment.mockRejectedValueOnce(new Error('no answer'));
    const store = await opened();
    store.write({ message: 'Once.' });
    await store.send();
    await store.send();
    const keys = api.createComment.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
    expect(store.problem).toBeNull();
  });

  test('what is typed is there again after a reload, for this report alone', async () => {
    const store = await opened();
    store.write({ message: 'Half a sen' });
    expect((await opened()).draft.message).toBe('Half a sen');
    await report.open('two');
    expect(store.draft.message).toBe('');
    await report.open('one');
    expect(store.draft.message).toBe('Half a sen');
  });

  test('one’s own is gone at once, and there again in its place if it was not deleted', async () => {
    api.deleteComment.mockRejectedValueOnce(new Error('offline'));
    kept = [mine, theirs];
    const store = await opened();
    const deleted = store.delete(mine.id);
    expect(texts(store)).toEqual([theirs.message]);
    await deleted;
    expect(texts(store)).toEqual([mine.message, theirs.message]);
    expect(store.problem).toBe('notDeleted');
    await store.delete(mine.id);
    expect(texts(store)).toEqual([theirs.message]);
    expect(store.problem).toBeNull();
  });

  test('one that was deleted in another window already is gone too', async () => {
    const gone = {
      type: 'about:blank',
      title: 'Not found',
      status: 404,
      code: 'NOT_FOUND',
    } as const;
    api.deleteComment.mockRejectedValueOnce(new ApiProblem(gone));
    const store = await opened();
    await store.delete(mine.id);
    expect(texts(store)).toEqual([theirs.message]);
  });

  test('a colleague’s comment comes by itself; one on another report asks for nothing', async () => {
    const store = await opened();
    kept.push(makeComment(seeded('later'), { message: 'Later.' }));
    store.handleReportChanged({ request_id: 'two', request_type: 'TRADE', part: 'COMMENTS' });
    expect(api.listComments).toHaveBeenCalledTimes(1);
    store.handleReportChanged({ request_id: 'one', request_type: 'TRADE', part: 'COMMENTS' });
    await until(() => expect(texts(store)).toContain('Later.'));
  });

  test('an answer for a report that was left shows nothing on the next one', async () => {
    const store = await opened();
    let fail = (_: Error): void => undefined;
    api.createComment.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    store.write({ message: 'For the first.' });
    const sent = store.send();
    await report.open('two');
    expect(store.shown?.some(({ pending }) => pending) ?? false).toBe(false);
    fail(new Error('offline'));
    await sent;
    expect(store.problem).toBeNull();
    await report.open('one');
    expect(store.draft.message).toBe('For the first.');
  });

  test('a mentioned person goes as an id, and comes back as a name when it was refused', async () => {
    api.createComment.mockRejectedValueOnce(new Error('offline'));
    const store = await opened();
    const mentions = [{ id: 'u-ann', name: 'Ann Berg' }];
    store.write({ message: '@Ann Berg, look.', mentions });
    await store.send();
    expect(api.createComment.mock.calls[0]?.[1]).toMatchObject({ message: '<@u-ann>, look.' });
    expect(store.draft).toMatchObject({ message: '@Ann Berg, look.', mentions });
    expect((await opened()).draft.mentions).toEqual(mentions);
  });

  test('colleagues are asked for once, and again after a failure', async () => {
    const ann = { id: 'u-ann', name: 'Ann Berg', avatar: null, role: 'ADMIN', away: null };
    api.listColleagues.mockRejectedValueOnce(new Error('offline'));
    api.listColleagues.mockResolvedValue({ colleagues: [ann, { ...ann, ...me }] });
    const store = await opened();
    await store.loadColleagues();
    expect(store.mentionable('')).toBeUndefined();
    await store.loadColleagues();
    await store.loadColleagues();
    expect(api.listColleagues).toHaveBeenCalledTimes(2);
    expect(store.mentionable('')?.map(({ name }) => name)).toEqual(['Ann Berg']);
  });

  test('a person who may only read sends nothing', async () => {
    const store = await opened(false);
    store.write({ message: 'No.' });
    await store.send();
    expect(api.createComment).not.toHaveBeenCalled();
  });
});
