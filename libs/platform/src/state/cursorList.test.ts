import { reaction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../clock.ts';
import { CursorList } from './cursorList.ts';
import type { Page, PageRequest } from './cursorLoader.ts';
import { optimistic } from './optimistic.ts';

interface Row {
  id: number;
  status: string;
}

interface Asked {
  request: PageRequest<string>;
  answer(ids: (number | Row)[], after?: string | null): Promise<void>;
  fail(error: unknown): Promise<void>;
}

const row = (id: number | Row, status = 'SENT'): Row =>
  typeof id === 'number' ? { id, status } : id;
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('CursorList', () => {
  let asked: Asked[];
  let clock: ManualClock;
  let list: CursorList<Row, string>;

  const ids = (): number[] => list.items.map((item) => item.id);
  const last = (): Asked => asked.at(-1)!;
  const make = (more: Partial<ConstructorParameters<typeof CursorList<Row, string>>[0]> = {}) =>
    new CursorList<Row, string>({
      idOf: (item) => item.id,
      clock,
      pageSize: 3,
      fetchPage: (request) =>
        new Promise<Page<Row>>((resolve, reject) => {
          asked.push({
            request,
            answer: (answered, after = null) => {
              resolve({ items: answered.map((item) => row(item)), after });
              return settle();
            },
            fail: (error) => {
              reject(error as Error);
              return settle();
            },
          });
        }),
      ...more,
    });

  beforeEach(() => {
    asked = [];
    clock = new ManualClock(1000);
    list = make();
  });

  it('many that were taken out come back in their order, in any order of returning', async () => {
    void list.open('sent');
    await last().answer([1, 2, 3, 4, 5]);
    const orders = [
      [2, 1, 3],
      [1, 2, 3],
      [3, 1, 2],
    ];
    for (const out of orders) {
      for (const back of orders) {
        const changes = new Map(out.map((id) => [id, list.tryRemove(id)]));
        expect(ids()).toEqual([4, 5]);
        for (const id of back) changes.get(id)?.undo();
        expect(ids()).toEqual([1, 2, 3, 4, 5]);
      }
    }
  });

  it('refreshed while its first page is on the way, it shows that page and then asks once more', async () => {
    void list.open('sent');
    void list.refresh();
    expect(asked).toHaveLength(1);
    await last().answer([1]);
    expect(ids()).toEqual([1]);
    expect(asked).toHaveLength(2);
    await last().answer([2, 1]);
    expect(ids()).toEqual([2, 1]);
    expect(asked).toHaveLength(2);
  });

  it('refreshed with what is loaded, it asks once', async () => {
    void list.open('sent');
    await last().answer([1]);
    void list.refresh();
    await last().answer([2, 1]);
    expect([ids(), asked.length]).toEqual([[2, 1], 2]);
  });

  describe('loading page by page', () => {
    it('goes from initial over loading to ready, and to complete on the last page', async () => {
      expect([list.status, list.infinite]).toEqual(['initial', 'ready']);
      void list.open('all');
      expect([list.status, list.infinite]).toEqual(['loading', 'loading']);
      await last().answer([9, 8, 7], 'c1');
      expect([list.status, list.infinite]).toEqual(['loaded', 'ready']);
      expect(list.updatedAt).toBe(1000);
      void list.loadMore();
      expect([list.status, list.infinite]).toEqual(['loaded', 'loading']);
      expect(last().request).toMatchObject({ key: 'all', after: 'c1', limit: 3 });
      await last().answer([6], null);
      expect([list.status, list.infinite]).toEqual(['loaded', 'complete']);
      expect(ids()).toEqual([9, 8, 7, 6]);
    });

    it('asks for a page once, however often the scroll position asks for it', async () => {
      void list.open('all');
      void list.loadMore();
      void list.loadMore();
      expect(asked).toHaveLength(1);
      await last().answer([9], 'c1');
      void list.loadMore();
      void list.loadMore();
      expect(asked).toHaveLength(2);
      await last().answer([8], null);
      void list.loadMore();
      expect(asked).toHaveLength(2);
    });

    it('shows an item once, although a push moved the pages', async () => {
      void list.open('all');
      await last().answer([9, 8, 7], 'c1');
      void list.loadMore();
      await last().answer([row(7, 'OPENED'), 6], null);
      expect(list.items).toEqual([row(9), row(8), row(7, 'OPENED'), row(6)]);
    });

    it('ends when the cursor does not move, rather than asking endlessly', async () => {
      void list.open('all');
      await last().answer([9], 'c1');
      void list.loadMore();
      await last().answer([8], 'c1');
      expect(list.infinite).toBe('complete');
    });
  });

  describe('failures', () => {
    it('says why the first page failed, waits, and loads it on retry', async () => {
      void list.open('all');
      await last().fail('offline');
      expect([list.status, list.infinite, list.error]).toEqual(['error', 'error', 'offline']);
      void list.loadMore();
      expect(asked).toHaveLength(1);
      void list.retry();
      expect(list.status).toBe('loading');
      await last().answer([9], null);
      expect([list.status, list.error]).toEqual(['loaded', undefined]);
    });

    it('keeps what is loaded when a further page fails, and goes on from there on retry', async () => {
      void list.open('all');
      await last().answer([9], 'c1');
      void list.loadMore();
      await last().fail('offline');
      expect([list.status, list.infinite, ids()]).toEqual(['loaded', 'error', [9]]);
      void list.loadMore();
      expect(asked).toHaveLength(2);
      void list.retry();
      expect(last().request.after).toBe('c1');
      await last().answer([8], null);
      expect(ids()).toEqual([9, 8]);
    });

    it('never rejects, also when the transport throws at once', async () => {
      list = make({
        fetchPage: () => {
          throw new Error('no transport');
        },
      });
      await expect(list.open('all')).resolves.toBeUndefined();
      expect(list.status).toBe('error');
    });
  });

  describe('changing the key', () => {
    it('drops a slow answer for the tab that was left, and aborts its request', async () => {
      void list.open('all');
      const slow = last();
      void list.open('sent');
      expect(slow.request.signal.aborted).toBe(true);
      await last().answer([5], null);
      await slow.answer([9, 8], 'c1');
      expect([list.key, ids(), list.infinite]).toEqual(['sent', [5], 'complete']);
    });

    it('drops a slow failure as well', async () => {
      void list.open('all');
      const slow = last();
      void list.open('sent');
      await slow.fail('timeout');
      expect(list.status).toBe('loading');
    });

    it('resets to initial for a tab never seen', async () => {
      void list.open('all');
      await last().answer([9], null);
      const seen: string[] = [];
      const stop = reaction(
        () => [list.key, list.status, list.items.length].join(' '),
        (text) => seen.push(text),
      );
      void list.open('sent');
      stop();
      expect(seen).toEqual(['sent loading 0']);
    });

    it('shows a tab seen before at once, and refreshes it', async () => {
      void list.open('all');
      await last().answer([9, 8], 'c1');
      void list.open('sent');
      await last().answer([8], null);
      clock.advance(5000);
      void list.open('all');
      expect([list.status, ids(), list.freshness.status]).toEqual(['loaded', [9, 8], 'refreshing']);
      await last().answer([10, 9], 'c1');
      expect([ids(), list.freshness.status, list.updatedAt]).toEqual([[10, 9], 'fresh', 6000]);
    });

    it('does not ask again for a tab left a moment ago', async () => {
      void list.open('all');
      await last().answer([9], null);
      void list.open('sent');
      await last().answer([8], null);
      clock.advance(1000);
      void list.open('all');
      expect(asked).toHaveLength(2);
      expect(ids()).toEqual([9]);
    });

    it('goes on from the cursor of a tab that was left while loading more', async () => {
      void list.open('all');
      await last().answer([9], 'c1');
      void list.loadMore();
      void list.open('sent');
      await last().answer([], null);
      void list.open('all');
      expect(list.infinite).toBe('ready');
      void list.loadMore();
      expect(last().request).toMatchObject({ key: 'all', after: 'c1' });
    });

    it('remembers no more lists than it may', async () => {
      list = make({ memory: { entries: 2 } });
      for (const key of ['a', 'b', 'c']) {
        void list.open(key);
        await last().answer([1], null);
      }
      void list.open('a');
      expect(list.status).toBe('loading');
    });

    it('forgets everything on a branch change', async () => {
      void list.open('all');
      await last().answer([9], 'c1');
      void list.loadMore();
      const slow = last();
      list.clear();
      await slow.answer([8], null);
      expect([list.status, list.key, ids(), list.updatedAt]).toEqual(['initial', null, [], null]);
      void list.open('all');
      expect(list.status).toBe('loading');
    });
  });

  describe('refresh', () => {
    const loadTwoPages = async (): Promise<void> => {
      void list.open('all');
      await last().answer([9, 8, 7], 'c1');
      void list.loadMore();
      await last().answer([6, 5, 4], 'c2');
    };

    it('fetches all pages again without ever emptying the list', async () => {
      await loadTwoPages();
      const lengths = new Set<number>();
      const stop = reaction(
        () => list.items.length,
        (length) => lengths.add(length),
      );
      void list.refresh();
      expect([list.status, list.infinite]).toEqual(['loaded', 'ready']);
      await last().answer([11, 10, row(9, 'OPENED')], 'd1');
      expect(ids()).toEqual([11, 10, 9, 8, 7, 6, 5, 4]);
      expect(list.find(9)).toEqual(row(9, 'OPENED'));
      await last().answer([7, 6, row(5, 'OPENED')], 'd2');
      stop();
      expect(ids()).toEqual([11, 10, 9, 7, 6, 5]);
      expect(list.freshness.status).toBe('fresh');
      expect(Math.min(...lengths)).toBeGreaterThanOrEqual(6);
      void list.loadMore();
      expect(last().request.after).toBe('d2');
    });

    it('asks for a long list in pages as large as the server gives', async () => {
      list = make({ refreshPageSize: 5 });
      await loadTwoPages();
      void list.refresh();
      expect(last().request).toMatchObject({ after: null, limit: 5 });
      await last().answer([9, 8, 7, 6, 5], 'd1');
      expect(last().request).toMatchObject({ after: 'd1', limit: 3 });
    });

    it('keeps the list and says that it is stale when it fails', async () => {
      await loadTwoPages();
      void list.refresh();
      await last().fail('offline');
      expect([list.status, ids()]).toEqual(['loaded', [9, 8, 7, 6, 5, 4]]);
      expect(list.freshness).toEqual({ status: 'stale', error: 'offline' });
      void list.loadMore();
      expect(last().request.after).toBe('c2');
    });

    it('runs once more when asked for while it runs', async () => {
      await loadTwoPages();
      void list.refresh();
      void list.refresh();
      void list.refresh();
      expect(asked).toHaveLength(3);
      await last().answer([9], null);
      expect(asked).toHaveLength(4);
      await last().answer([row(9, 'OPENED')], null);
      expect(asked).toHaveLength(4);
      expect(list.items).toEqual([row(9, 'OPENED')]);
    });

    it('takes over from a page that was on its way, and loads it afterwards', async () => {
      await loadTwoPages();
      void list.loadMore();
      const page = last();
      void list.refresh();
      expect(page.request.signal.aborted).toBe(true);
      expect(list.infinite).toBe('loading');
      await last().answer([9, 8, 7], 'c1');
      await last().answer([6, 5, 4], 'd2');
      expect(last().request.after).toBe('d2');
      await last().answer([3], null);
      expect([ids(), list.infinite]).toEqual([[9, 8, 7, 6, 5, 4, 3], 'complete']);
    });

    it('loads a page that was asked for in between', async () => {
      await loadTwoPages();
      void list.refresh();
      void list.loadMore();
      expect(list.infinite).toBe('loading');
      await last().answer([9, 8, 7], 'c1');
      await last().answer([6, 5, 4], 'd2');
      expect(last().request.after).toBe('d2');
    });
  });

  describe('pushes', () => {
    beforeEach(async () => {
      list = make({ accepts: (item, key) => key === 'all' || key === item.status });
      void list.open('SENT');
      await last().answer([8, 7], null);
      void list.open('all');
      await last().answer([9, 8, 7], null);
    });

    it('puts a new item on top and a known one in its place', () => {
      list.upsert(row(10));
      list.upsert(row(8, 'OPENED'));
      expect(list.items).toEqual([row(10), row(9), row(8, 'OPENED'), row(7)]);
    });

    it('takes an item out of a remembered tab that it no longer belongs to', () => {
      list.upsert(row(8, 'OPENED'));
      list.upsert(row(10));
      void list.open('SENT');
      expect(ids()).toEqual([10, 7]);
    });

    it('holds against an answer that was on its way', async () => {
      void list.refresh();
      list.upsert(row(8, 'OPENED'));
      list.upsert(row(10));
      list.remove(7);
      await last().answer([9, 8, 7], null);
      expect(list.items).toEqual([row(10), row(9), row(8, 'OPENED')]);
    });

    it('is not lost while the first page is on its way', async () => {
      void list.open('OPENED');
      list.upsert(row(8, 'OPENED'));
      await last().answer([3], null);
      expect(ids()).toEqual([8, 3]);
    });

    it('about an item not loaded yet makes the answer under way be asked for again', async () => {
      void list.open('OPENED');
      list.update(3, (item) => ({ ...item, status: 'COMPLETED' }));
      await last().answer([row(3, 'OPENED')], null);
      expect(list.freshness.status).toBe('refreshing');
      await last().answer([], null);
      expect(ids()).toEqual([]);
    });
  });

  describe('optimistic changes', () => {
    beforeEach(async () => {
      void list.open('all');
      await last().answer([9, 8, 7], null);
    });

    it('come back in their place when the server refuses, and the error goes on', async () => {
      const change = list.tryRemove(8);
      expect(ids()).toEqual([9, 7]);
      list.upsert(row(10));
      await expect(optimistic(change, () => Promise.reject(new Error('409')))).rejects.toThrow(
        '409',
      );
      expect(ids()).toEqual([10, 9, 8, 7]);
    });

    it('come back in a remembered tab as well', async () => {
      void list.open('sent');
      await last().answer([8], null);
      const change = list.tryUpdate(8, (item) => ({ ...item, status: 'ARCHIVED' }));
      clock.advance(100);
      void list.open('all');
      expect(list.find(8)?.status).toBe('ARCHIVED');
      change.undo();
      expect(list.find(8)?.status).toBe('SENT');
    });

    it('survive a refresh that was answered before they were committed', async () => {
      const removal = list.tryRemove(9);
      const change = list.tryUpdate(8, (item) => ({ ...item, status: 'FOLLOW_UP_SENT' }));
      void list.refresh();
      await last().answer([9, 8, 7], null);
      expect(list.items).toEqual([row(8, 'FOLLOW_UP_SENT'), row(7)]);
      removal.keep();
      change.keep();
      void list.refresh();
      await last().answer([row(8, 'FOLLOW_UP_SENT'), 7], null);
      expect(list.items).toEqual([row(8, 'FOLLOW_UP_SENT'), row(7)]);
    });

    it('show in a tab opened in between, and load again when undone', async () => {
      const change = list.tryUpdate(8, (item) => ({ ...item, status: 'ARCHIVED' }));
      void list.open('sent');
      await last().answer([8], null);
      expect(list.items).toEqual([row(8, 'ARCHIVED')]);
      change.undo();
      expect(list.freshness.status).toBe('refreshing');
      await last().answer([8], null);
      expect(list.items).toEqual([row(8)]);
    });

    it('show through a push, and give way to it when undone', () => {
      const change = list.tryUpdate(8, (item) => ({ ...item, status: 'ARCHIVED' }));
      const removal = list.tryRemove(9);
      list.upsert(row(8, 'COMPLETED'));
      list.upsert(row(9, 'COMPLETED'));
      expect(list.items).toEqual([row(8, 'ARCHIVED'), row(7)]);
      change.undo();
      removal.undo();
      expect(list.items).toEqual([row(9, 'COMPLETED'), row(8, 'COMPLETED'), row(7)]);
    });

    it('stay until each of them is settled', () => {
      const first = list.tryRemove(8);
      const second = list.tryRemove(8);
      second.undo();
      list.upsert(row(8, 'OPENED'));
      expect(ids()).toEqual([9, 7]);
      first.undo();
      expect(list.find(8)?.status).toBe('OPENED');
    });
  });
});
