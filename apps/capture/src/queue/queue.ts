import type { Locks } from './locks.ts';
import { type Outcome, settle, type StopReason } from './outcome.ts';
import { backoffMs, dueUnits, nextDue, type Unit, unitName } from './schedule.ts';
import type { Payload, TaskStore } from './store.ts';
import { isPending, type Task } from './task.ts';

export interface QueueOptions<Meta> {
  store: TaskStore<Meta>;
  locks: Locks;
  /** Sends one unit and says what came of it. `payload` is there for units of one task that has bytes. */
  send(unit: Unit<Meta>, payload: Payload | undefined): Promise<Outcome>;
  now(): number;
  /** A number in [0, 1). */
  random(): number;
  /** Calls back once after so many milliseconds; returns how to cancel. */
  later(ms: number, callback: () => void): () => void;
  /** Requests at a time. */
  concurrency?: number;
  /** Called when nothing more can be sent: a dead link, or a report that is closed. */
  onStop?(reason: StopReason): void;
}

/** How long to look away from a unit that another tab is sending. */
const ELSEWHERE_MS = 3000;

/**
 * Brings the server to what the store wants, whatever happens in between: lost answers, lost
 * network, reloads, two tabs. It holds no state of its own that matters; all of it is in the store.
 */
export class Queue<Meta> {
  readonly #options: QueueOptions<Meta>;
  readonly #sending = new Set<string>();
  readonly #elsewhereUntil = new Map<string, number>();
  #running = false;
  #looking = false;
  #lookAgain = false;
  #cancelTimer: () => void = () => undefined;
  #unsubscribe: () => void = () => undefined;

  constructor(options: QueueOptions<Meta>) {
    this.#options = options;
  }

  /** Starts sending; also after a reload, where it goes on with what was left. */
  start(): void {
    if (this.#running) return;
    this.#running = true;
    this.#unsubscribe = this.#options.store.subscribe(() => this.#look());
    this.#look();
  }

  /** Stops after the requests that are under way. */
  stop(): void {
    this.#running = false;
    this.#unsubscribe();
    this.#cancelTimer();
  }

  /** Tries everything that waits after a failure at once: the network is back, or the person looks. */
  async wake(): Promise<void> {
    this.#elsewhereUntil.clear();
    for (const task of await this.#options.store.all()) {
      if (!isPending(task) || task.attempts === 0) continue;
      await this.#options.store.change(task.key, (now) => now && { ...now, notBefore: 0 });
    }
    this.#look();
  }

  /** Finds what is due; calls that come while it looks are folded into one more look. */
  #look(): void {
    if (this.#looking) {
      this.#lookAgain = true;
      return;
    }
    this.#looking = true;
    void this.#dispatch()
      // A store that fails to answer now is asked again by the timer.
      .catch(() => this.#lookIn(1000))
      .finally(() => {
        this.#looking = false;
        if (!this.#lookAgain) return;
        this.#lookAgain = false;
        this.#look();
      });
  }

  async #dispatch(): Promise<void> {
    if (!this.#running) return;
    const tasks = await this.#options.store.all();
    const now = this.#options.now();
    const waits = [nextDue(tasks, now)];
    for (const unit of dueUnits(tasks, now)) {
      const name = unitName(unit[0]);
      const elsewhere = this.#elsewhereUntil.get(name) ?? 0;
      if (this.#sending.has(name)) continue;
      if (elsewhere > now) waits.push(elsewhere);
      else if (this.#sending.size < (this.#options.concurrency ?? 2)) void this.#run(name, unit);
    }
    const next = Math.min(...waits.filter((wait) => wait !== null));
    if (Number.isFinite(next)) this.#lookIn(Math.max(0, next - now));
  }

  #lookIn(ms: number): void {
    this.#cancelTimer();
    if (this.#running) this.#cancelTimer = this.#options.later(ms, () => this.#look());
  }

  async #run(name: string, unit: Unit<Meta>): Promise<void> {
    this.#sending.add(name);
    try {
      const held = await this.#options.locks.tryHold(name, () => this.#attempt(unit));
      if (held) this.#elsewhereUntil.delete(name);
      else this.#elsewhereUntil.set(name, this.#options.now() + ELSEWHERE_MS);
    } finally {
      this.#sending.delete(name);
      this.#look();
    }
  }

  /** One request, from marking the tasks as touched to writing down what came of it. */
  async #attempt(seen: Unit<Meta>): Promise<void> {
    const { store, send } = this.#options;
    const unit: Task<Meta>[] = [];
    for (const { key } of seen) {
      // Under the lock, look again: another tab may have settled it, or the person removed it.
      const task = await store.change(key, (now) =>
        now && isPending(now) ? { ...now, touched: true } : now,
      );
      if (task && isPending(task)) unit.push(task);
    }
    const [first, ...others] = unit;
    if (!first) return;
    const sends = first.wanted === 'present' && others.length === 0;
    const payload = sends ? await store.payload(first.key) : undefined;
    const outcome = await send([first, ...others], payload).catch((): Outcome => ({
      kind: 'retry',
      cause: 'network',
    }));
    await this.#record(unit, outcome);
  }

  async #record(unit: Task<Meta>[], outcome: Outcome): Promise<void> {
    const { store, now, random } = this.#options;
    for (const sent of unit) {
      const task = await store.change(sent.key, (current) => {
        const pause = backoffMs(current?.attempts ?? 0, random);
        return current && settle(current, outcome, sent, now(), pause);
      });
      if (outcome.kind === 'stored' && task) await this.#release(task);
    }
    if (outcome.kind === 'missing') {
      for (const key of outcome.keys) {
        await store.change(key, (task) => task && { ...task, settled: 0 });
      }
    }
    if (outcome.kind === 'stop') {
      this.stop();
      this.#options.onStop?.(outcome.reason);
    }
  }

  /** Frees bytes that the server has: parts of a whole once the whole is acknowledged. */
  async #release(task: Task<Meta>): Promise<void> {
    const { store } = this.#options;
    if (task.group === null) await store.dropPayload(task.key);
    if (task.after === null || task.after === '*') return;
    for (const part of await store.all()) {
      if (part.group === task.after) await store.dropPayload(part.key);
    }
  }
}
