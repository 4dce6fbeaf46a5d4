import { action, computed, makeObservable, observableRef, runInAction } from 'mobx';
import { type Clock, systemClock } from '../clock.ts';
import {
  failed,
  initial,
  loaded,
  loading,
  type Loadable,
  mapLoadable,
  valueOf,
} from './loadable.ts';

/**
 * One loaded value of a store: a report, a customization, a subscription. Only the newest load may
 * write; an older answer, a failure of an abandoned load and an abort are dropped.
 */
export class Resource<T> {
  state: Loadable<T> = initial;
  private running: AbortController | null = null;
  /** Changes made since the newest load began, which its answer may be too old to include. */
  private made: ((value: T) => T)[] = [];
  private readonly clock: Clock;

  constructor(clock: Clock = systemClock) {
    this.clock = clock;
    makeObservable(this, {
      state: observableRef,
      value: computed,
      set: action,
      change: action,
      changeAhead: action,
      reset: action,
    });
  }

  /** The newest value, fresh or not. */
  get value(): T | undefined {
    return valueOf(this.state);
  }

  /**
   * Runs `fetch` and keeps its answer. The signal aborts when another load starts or on `reset`. A
   * failure is stored in the state and does not reject: resolves to whether this load was kept.
   */
  async load(fetch: (signal: AbortSignal) => Promise<T>): Promise<boolean> {
    this.running?.abort();
    const run = new AbortController();
    this.running = run;
    const made: typeof this.made = [];
    this.made = made;
    runInAction(() => (this.state = loading(this.state)));
    try {
      const answer = await fetch(run.signal);
      const value = made.reduce<T>((before, update) => update(before), answer);
      return this.settle(run, () => loaded(value, this.clock.now()));
    } catch (error) {
      this.settle(run, () => failed(error, this.state));
      return false;
    }
  }

  /** Sets a value, such as the answer to a change. A load in progress is abandoned. */
  set(value: T): void {
    this.abandon();
    this.state = loaded(value, this.clock.now());
  }

  /**
   * Changes the value, if there is one, by what the server has answered. The answer of a load in
   * progress is changed as well: `update` must leave a value that has the change as it is.
   */
  change(update: (value: T) => T): void {
    this.state = mapLoadable(this.state, update);
    if (this.running) this.made.push(update);
  }

  /**
   * Changes the value, if there is one, before the server has answered. Returns an undo function,
   * which does nothing once the value was replaced by a newer one.
   */
  changeAhead(update: (value: T) => T): () => void {
    const before = this.value;
    this.state = mapLoadable(this.state, update);
    const changed = this.value;
    return action(() => {
      if (before === undefined || this.value !== changed) return;
      this.state = mapLoadable(this.state, () => before);
    });
  }

  /** Forgets the value and abandons a load in progress. */
  reset(): void {
    this.abandon();
    this.state = initial;
  }

  private abandon(): void {
    this.running?.abort();
    this.running = null;
  }

  private settle(run: AbortController, next: () => Loadable<T>): boolean {
    if (this.running !== run) return false;
    this.running = null;
    runInAction(() => (this.state = next()));
    return true;
  }
}
