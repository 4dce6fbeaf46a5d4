import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CursorList } from './cursorList.ts';
import type { Page, PageRequest } from './cursorLoader.ts';
import type { PendingChange } from './optimistic.ts';

/** A row on the server: newest first by id, listed under the tab of its status. */
interface Row {
  id: number;
  status: 'open' | 'closed';
  version: number;
}
type Tab = 'all' | 'open' | 'closed';

interface Waiting {
  request: PageRequest<Tab>;
  answer: () => void;
  fail: () => void;
}

const PAGE = 3;
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};
const belongs = (row: Row, tab: Tab): boolean => tab === 'all' || row.status === tab;

/** A small server with keyset pages, whose responses are held until the test releases them. */
class World {
  rows: Row[] = [];
  waiting: Waiting[] = [];
  pending: (PendingChange & { id: number })[] = [];
  private nextId = 1;

  readonly list = new CursorList<Row, Tab>({
    idOf: (row) => row.id,
    accepts: belongs,
    pageSize: PAGE,
    freshForMs: 0,
    memory: { entries: 2 },
    fetchPage: (request) =>
      new Promise((resolve, reject) => {
        // Read now, answered later: the response is stale by the time it arrives.
        const page = this.page(request);
        this.waiting.push({
          request,
          answer: () => resolve(page),
          fail: () => reject(new Error('offline')),
        });
      }),
  });

  visible(tab: Tab): Row[] {
    return this.rows.filter((row) => belongs(row, tab)).sort((a, b) => b.id - a.id);
  }

  page({ key, after, limit }: PageRequest<Tab>): Page<Row> {
    const below = this.visible(key).filter((row) => after === null || row.id < Number(after));
    const items = below.slice(0, Math.min(limit, PAGE));
    return { items, after: below.length > items.length ? String(items.at(-1)!.id) : null };
  }

  create(pushed: boolean): void {
    const row: Row = { id: this.nextId++, status: 'open', version: 0 };
    this.rows.push(row);
    if (pushed) this.list.upsert(row);
  }

  flip(index: number, pushed: boolean): void {
    const old = this.rows[index % Math.max(1, this.rows.length)];
    if (!old) return;
    const status = old.status === 'open' ? 'closed' : 'open';
    const row: Row = { ...old, status, version: old.version + 1 };
    this.rows = this.rows.map((other) => (other === old ? row : other));
    if (pushed) this.list.upsert(row);
  }

  attempt(index: number): void {
    const row = this.list.items[index % Math.max(1, this.list.items.length)];
    if (row) this.pending.push({ ...this.list.tryRemove(row.id), id: row.id });
  }

  /** The server deletes what the person removed. */
  agree(index: number): void {
    const [change] = this.pending.splice(index, 1);
    this.rows = this.rows.filter((row) => row.id !== change?.id);
    change?.keep();
  }
}

type Step = (world: World) => void;
const small = fc.nat({ max: 20 });
const change = (pushed: fc.Arbitrary<boolean>): fc.Arbitrary<Step> =>
  fc.oneof(
    pushed.map<Step>((isPushed) => (world) => world.create(isPushed)),
    fc.tuple(small, pushed).map<Step>(
      ([index, isPushed]) =>
        (world) =>
          world.flip(index, isPushed),
    ),
  );
const use: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Tab>('all', 'open', 'closed').map<Step>(
    (tab) =>
      ({ list }) =>
        void list.open(tab),
  ),
  fc.constant<Step>(({ list }) => void list.loadMore()),
  fc.constant<Step>(({ list }) => void list.refresh()),
  fc.constant<Step>(({ list }) => void list.retry()),
  small.map<Step>((index) => (world) => world.attempt(index)),
  small.map<Step>((index) => (world) => world.pending.splice(index, 1)[0]?.undo()),
  small.map<Step>((index) => (world) => world.agree(index)),
  small.map<Step>((index) => (world) => world.waiting.splice(index, 1)[0]?.answer()),
  small.map<Step>((index) => (world) => world.waiting.splice(index, 1)[0]?.fail()),
  fc.constant<Step>((world) => world.waiting.shift()?.answer()),
);
const anything = fc.oneof({ weight: 3, arbitrary: use }, change(fc.boolean()));
const allTold = fc.oneof({ weight: 3, arbitrary: use }, change(fc.constant(true)));

async function drain(world: World): Promise<void> {
  await settle();
  for (let guard = 0; world.waiting.length > 0; guard += 1) {
    if (guard > 500) throw new Error('The list never comes to rest');
    world.waiting.shift()?.answer();
    await settle();
  }
}

function checkAlways({ list }: World): void {
  const ids = list.items.map((row) => row.id);
  expect(new Set(ids).size, 'an item twice').toBe(ids.length);
  if (list.status === 'loaded') expect(list.updatedAt).not.toBeNull();
}

describe('CursorList under any order of answers, pushes and changes of tab', () => {
  it('comes to rest showing exactly what the server has', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 12 }),
        fc.array(anything, { maxLength: 40 }),
        async (rows, steps) => {
          const world = new World();
          for (let count = 0; count < rows; count += 1) world.create(false);
          void world.list.open('all');
          for (const run of steps) {
            run(world);
            await settle();
            checkAlways(world);
          }
          for (const change of world.pending.splice(0)) change.undo();
          await drain(world);
          void world.list.refresh();
          await drain(world);
          const { list } = world;
          expect([list.status, list.freshness.status]).toEqual(['loaded', 'fresh']);
          expect(['ready', 'complete']).toContain(list.infinite);
          const truth = world.visible(list.key!);
          expect(list.items).toEqual(truth.slice(0, list.items.length));
          expect(list.infinite === 'complete').toBe(list.items.length === truth.length);

          for (let guard = 0; list.infinite !== 'complete' && guard < 50; guard += 1) {
            void list.loadMore();
            await drain(world);
          }
          expect(list.items).toEqual(truth);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('shows no stale row at rest when every change was pushed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 9 }),
        fc.array(allTold, { maxLength: 40 }),
        async (rows, steps) => {
          const world = new World();
          for (let count = 0; count < rows; count += 1) world.create(false);
          void world.list.open('all');
          for (const run of steps) {
            run(world);
            await settle();
          }
          for (const pending of world.pending.splice(0)) pending.undo();
          await drain(world);
          const { list } = world;
          if (list.status !== 'loaded' || list.freshness.status !== 'fresh') return;
          const truth = world.visible(list.key!);
          const { state } = list;
          const covered = 'after' in state ? Number(state.after) : 0;
          expect(
            list.items.filter((row) => !truth.includes(row)),
            'stale',
          ).toEqual([]);
          const missing = truth.filter((row) => row.id >= covered && !list.items.includes(row));
          expect(missing, 'missing').toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('never writes an answer of one tab into another', async () => {
    const tabs = fc.array(fc.constantFrom<Tab>('all', 'open', 'closed'), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(tabs, fc.infiniteStream(fc.nat()), async (visits, picks) => {
        const world = new World();
        for (let count = 0; count < 8; count += 1) world.create(false);
        for (let index = 0; index < 8; index += 2) world.flip(index, false);
        for (const tab of visits) void world.list.open(tab);
        while (world.waiting.length > 0) {
          const pick = picks.next().value % world.waiting.length;
          world.waiting.splice(pick, 1)[0]?.answer();
          await settle();
          const tab = world.list.key!;
          expect(world.list.items.filter((row) => !belongs(row, tab))).toEqual([]);
        }
        const last = visits.at(-1);
        if (last) expect(world.list.items).toEqual(world.visible(last).slice(0, PAGE));
      }),
      { numRuns: 200 },
    );
  });
});
