import type { Entry, Payload, TaskStore } from './store.ts';
import type { Task } from './task.ts';

/**
 * Keeps tasks in memory while the page is open: for browsers that deny IndexedDB, and for tests.
 */
export class MemoryTaskStore<Meta> implements TaskStore<Meta> {
  private readonly tasks = new Map<string, Task<Meta>>();
  private readonly payloads = new Map<string, Payload>();
  private readonly listeners = new Set<() => void>();

  all(): Promise<Task<Meta>[]> {
    return Promise.resolve([...this.tasks.values()]);
  }

  add(...entries: Entry<Meta>[]): Promise<boolean> {
    if (entries.some(({ task }) => this.tasks.has(task.key))) return Promise.resolve(false);
    for (const { task, payload } of entries) {
      this.tasks.set(task.key, task);
      if (payload) this.payloads.set(task.key, payload);
    }
    this.changed();
    return Promise.resolve(true);
  }

  change(
    key: string,
    next: (task: Task<Meta> | undefined) => Task<Meta> | undefined,
  ): Promise<Task<Meta> | undefined> {
    const before = this.tasks.get(key);
    const task = next(before);
    if (task === before) return Promise.resolve(task);
    if (task) this.tasks.set(key, task);
    else {
      this.tasks.delete(key);
      this.payloads.delete(key);
    }
    this.changed();
    return Promise.resolve(task);
  }

  payload(key: string): Promise<Payload | undefined> {
    return Promise.resolve(this.payloads.get(key));
  }

  dropPayload(key: string): Promise<void> {
    this.payloads.delete(key);
    return Promise.resolve();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private changed() {
    for (const listener of this.listeners) listener();
  }
}
