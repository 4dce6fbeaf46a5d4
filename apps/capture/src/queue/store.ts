import type { Task } from './task.ts';

/** Bytes kept for sending. Not a Blob: WebKit has lost Blobs kept in IndexedDB. */
export interface Payload {
  type: string;
  bytes: ArrayBuffer;
}

/** A task and the bytes it sends, if any. */
export interface Entry<Meta> {
  task: Task<Meta>;
  payload?: Payload | undefined;
}

/** Where tasks and their bytes survive. Every method is one atomic step, also between tabs. */
export interface TaskStore<Meta> {
  /** All tasks, without their bytes. */
  all(): Promise<Task<Meta>[]>;
  /**
   * Keeps tasks with their bytes, all of them or none: none when one of the keys is known already.
   * @throws DOMException `QuotaExceededError` when the device is full
   */
  add(...entries: Entry<Meta>[]): Promise<boolean>;
  /** Changes one task; returning undefined removes it and its bytes. Answers the task as it is now. */
  change(
    key: string,
    next: (task: Task<Meta> | undefined) => Task<Meta> | undefined,
  ): Promise<Task<Meta> | undefined>;
  payload(key: string): Promise<Payload | undefined>;
  /** Frees the bytes of a task that the server has. */
  dropPayload(key: string): Promise<void>;
  /** Called after every change, also by another tab. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}
