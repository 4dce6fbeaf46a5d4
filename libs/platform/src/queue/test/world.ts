import { localLocks } from '../locks.ts';
import { MemoryTaskStore } from '../memoryStore.ts';
import type { Outcome } from '../outcome.ts';
import { Queue } from '../queue.ts';
import type { Unit } from '../schedule.ts';
import type { TaskStore } from '../store.ts';

/** What happens to one request in transit. */
export type Weather = 'fine' | 'lost on the way' | 'answer lost' | 'server busy';

export type Meta = { type: 'photo' } | { type: 'field'; value: string } | { type: 'submit' };

interface Request {
  tab: Tab;
  unit: Unit<Meta>;
  answer(outcome: Outcome): void;
}

interface Tab {
  queue: Queue<Meta>;
  alive: boolean;
  locks: Set<string>;
}

/**
 * A server that stores at most one thing under a key and never accepts a removed key again, as the
 * contract promises.
 */
export class Server {
  readonly photos = new Set<string>();
  readonly removed = new Set<string>();
  readonly fields = new Map<string, string>();
  /** How many times each photo was created. */
  readonly born = new Map<string, number>();
  /** The server's content at each effective submission. */
  readonly submissions: { photos: string[]; fields: Record<string, string> }[] = [];

  apply(unit: Unit<Meta>): void {
    for (const { key, wanted, meta } of unit) {
      if (meta.type === 'submit') {
        const fields = Object.fromEntries(this.fields);
        if (this.submissions.length === 0)
          this.submissions.push({ photos: [...this.photos].sort(), fields });
      } else if (meta.type === 'field') this.fields.set(key, meta.value);
      else if (wanted === 'absent') {
        this.photos.delete(key);
        this.removed.add(key);
      } else if (!this.photos.has(key) && !this.removed.has(key)) {
        this.photos.add(key);
        this.born.set(key, (this.born.get(key) ?? 0) + 1);
      }
    }
  }
}

/** A phone with any number of tabs, an unreliable network, and a clock that the test moves. */
export class World {
  readonly server = new Server();
  readonly store = new MemoryTaskStore<Meta>();
  readonly tabs: Tab[] = [];
  requests: Request[] = [];
  /** Keys that two open tabs were sending at the same time. */
  readonly sentTwiceAtOnce: string[] = [];
  now = 1_000_000;
  private readonly timers = new Set<{ at: number; callback: () => void }>();
  private readonly locked = new Set<string>();

  openTab(): void {
    const tab: Tab = { alive: true, locks: new Set(), queue: undefined as unknown as Queue<Meta> };
    const held = localLocks(this.locked);
    tab.queue = new Queue<Meta>({
      store: mortal(this.store, () => tab.alive),
      locks: {
        tryHold: (name, work) =>
          held.tryHold(name, () => {
            tab.locks.add(name);
            return work().finally(() => tab.locks.delete(name));
          }),
      },
      send: (unit) =>
        new Promise((answer) => {
          if (!tab.alive) return;
          for (const { key } of unit) {
            const other = this.requests.some(
              (request) => request.tab.alive && request.unit.some((task) => task.key === key),
            );
            if (other) this.sentTwiceAtOnce.push(key);
          }
          this.requests.push({ tab, unit, answer });
        }),
      now: () => this.now,
      random: () => 0.5,
      later: (ms, callback) => {
        const timer = { at: this.now + ms, callback: () => tab.alive && callback() };
        this.timers.add(timer);
        return () => this.timers.delete(timer);
      },
    });
    this.tabs.push(tab);
    tab.queue.start();
  }

  /** The tab crashes: it receives nothing that it waited for. */
  crash(tab: Tab): void {
    tab.alive = false;
    tab.queue.stop();
    for (const name of tab.locks) this.locked.delete(name);
    this.tabs.splice(this.tabs.indexOf(tab), 1);
  }

  /**
   * One request in transit, subject to the network. A request of a crashed tab may still arrive.
   */
  deliver(index: number, weather: Weather): void {
    const [request] = this.requests.splice(index, 1);
    if (!request) return;
    if (weather === 'fine' || weather === 'answer lost') this.server.apply(request.unit);
    if (!request.tab.alive) return;
    if (weather === 'fine') request.answer({ kind: 'stored' });
    else if (weather === 'server busy')
      request.answer({ kind: 'retry', cause: 'server', waitMs: 2000 });
    else request.answer({ kind: 'retry', cause: 'network' });
  }

  async pass(ms: number): Promise<void> {
    this.now += ms;
    for (const timer of [...this.timers].filter(({ at }) => at <= this.now)) {
      this.timers.delete(timer);
      timer.callback();
    }
    await settled();
  }
}

/** Runs everything that needs neither time nor a response. */
export const settled = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
};

/** A store that never responds after its tab has crashed. */
function mortal(store: TaskStore<Meta>, alive: () => boolean): TaskStore<Meta> {
  const never = () => new Promise<never>(() => undefined);
  return {
    all: () => (alive() ? store.all() : never()),
    add: (...entries) => (alive() ? store.add(...entries) : never()),
    change: (key, next) => (alive() ? store.change(key, next) : never()),
    payload: (key) => (alive() ? store.payload(key) : never()),
    dropPayload: (key) => (alive() ? store.dropPayload(key) : never()),
    subscribe: (listener) => store.subscribe(() => alive() && listener()),
  };
}
