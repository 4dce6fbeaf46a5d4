import type { Locks } from './locks.ts';
import { type Outcome, settle, type StopReason } from './outcome.ts';
import { backoffMs, dueUnits, nextDue, type Unit, unitName } from './schedule.ts';
import type { Payload, TaskStore } from './store.ts';
import { isPending, type Task } from './task.ts';

export interface QueueOptions<Meta> {
  store: TaskStore<Meta>;
  locks: Locks;
  /**
   * Sends one unit and returns its outcome. `payload` is set for single-task units that have bytes.
   */
  send(unit: Unit<Meta>, payload: Payload | undefined): Promise<Outcome>;
  now(): number;
  /** A number in [0, 1). */
  random(): number;
  /** Runs the callback once after this delay; returns a function that cancels it. */
  later(ms: number, callback: () => void): () => void;
  /** Number of concurrent requests. */
  concurrency?: number;
  /** Called when nothing more can be sent: the link is dead, or the report is closed. */
  onStop?(reason: StopReason): void;
}

/** How long to skip a unit that another tab is sending. */
const ELSEWHERE_MS = 3000;

/**
 * Brings the server to the store's state despite lost responses, lost network, reloads and a second
 * tab. All state that matters is in the store.
 */
export class Queue<Meta> {
  private readonly options: QueueOptions<Meta>;
  private readonly sending = new Set<string>();
  private readonly elsewhereUntil = new Map<string, number>();
  private running = false;
  private looking = false;
  private lookAgain = false;
  private cancelTimer: () => void = () => undefined;
  private unsubscribe: () => void = () => undefined;

  constructor(options: QueueOptions<Meta>) {
    this.options = options;
  }

  /** Starts sending; after a reload it resumes with what is left. */
  start(): void {
    if (this.running) return;
    this.running = true;
    this.unsubscribe = this.options.store.subscribe(() => this.look());
    this.look();
  }

  /** Stops after the current requests. */
  stop(): void {
    this.running = false;
    this.unsubscribe();
    this.cancelTimer();
  }

  /** Retries all failed tasks immediately: the network is back, or the page is visible again. */
  async wake(): Promise<void> {
    this.elsewhereUntil.clear();
    for (const task of await this.options.store.all()) {
      if (!isPending(task) || task.attempts === 0) continue;
      await this.options.store.change(task.key, (now) => now && { ...now, notBefore: 0 });
    }
    this.look();
  }

  /** Finds due units; calls during a run are coalesced into one more run. */
  private look(): void {
    if (this.looking) {
      this.lookAgain = true;
      return;
    }
    this.looking = true;
    void this.dispatch()
      // If the store fails now, the timer reads it again.
      .catch(() => this.lookIn(1000))
      .finally(() => {
        this.looking = false;
        if (!this.lookAgain) return;
        this.lookAgain = false;
        this.look();
      });
  }

  private async dispatch(): Promise<void> {
    if (!this.running) return;
    const tasks = await this.options.store.all();
    const now = this.options.now();
    const waits = [nextDue(tasks, now)];
    for (const unit of dueUnits(tasks, now)) {
      const name = unitName(unit[0]);
      const elsewhere = this.elsewhereUntil.get(name) ?? 0;
      if (this.sending.has(name)) continue;
      if (elsewhere > now) waits.push(elsewhere);
      else if (this.sending.size < (this.options.concurrency ?? 2)) void this.run(name, unit);
    }
    const next = Math.min(...waits.filter((wait) => wait !== null));
    if (Number.isFinite(next)) this.lookIn(Math.max(0, next - now));
  }

  private lookIn(ms: number): void {
    this.cancelTimer();
    if (this.running) this.cancelTimer = this.options.later(ms, () => this.look());
  }

  private async run(name: string, unit: Unit<Meta>): Promise<void> {
    this.sending.add(name);
    try {
      const held = await this.options.locks.tryHold(name, () => this.attempt(unit));
      if (held) this.elsewhereUntil.delete(name);
      else this.elsewhereUntil.set(name, this.options.now() + ELSEWHERE_MS);
    } finally {
      this.sending.delete(name);
      this.look();
    }
  }

  /** One request, from marking the tasks as touched to storing the outcome. */
  private async attempt(seen: Unit<Meta>): Promise<void> {
    const { store, send } = this.options;
    const unit: Task<Meta>[] = [];
    for (const { key } of seen) {
      // Check again under the lock: another tab may have finished it, or the user removed it.
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
    await this.record(unit, outcome);
  }

  private async record(unit: Task<Meta>[], outcome: Outcome): Promise<void> {
    const { store, now, random } = this.options;
    for (const sent of unit) {
      const task = await store.change(sent.key, (current) => {
        const pause = backoffMs(current?.attempts ?? 0, random);
        return current && settle(current, outcome, sent, now(), pause);
      });
      if (outcome.kind === 'stored' && task) await this.release(task);
    }
    if (outcome.kind === 'missing') {
      for (const key of outcome.keys) {
        await store.change(key, (task) => task && { ...task, settled: 0 });
      }
    }
    if (outcome.kind === 'stop') {
      this.stop();
      this.options.onStop?.(outcome.reason);
    }
  }

  /** Frees bytes that the server has; those of a group's parts once the group is acknowledged. */
  private async release(task: Task<Meta>): Promise<void> {
    const { store } = this.options;
    if (task.group === null) await store.dropPayload(task.key);
    if (task.after === null || task.after === '*') return;
    for (const part of await store.all()) {
      if (part.group === task.after) await store.dropPayload(part.key);
    }
  }
}
