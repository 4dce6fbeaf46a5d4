import type { Task } from './task.ts';

/** Bytes stored for sending. Not a Blob: WebKit has lost Blobs stored in IndexedDB. */
export interface Payload {
  type: string;
  bytes: ArrayBuffer;
}

/** A task and the bytes it sends, if any. */
export interface Entry<Meta> {
  task: Task<Meta>;
  payload?: Payload | undefined;
}

/** Persistent storage of tasks and their bytes. Every method is atomic, also between tabs. */
export interface TaskStore<Meta> {
  /** All tasks, without their bytes. */
  all(): Promise<Task<Meta>[]>;
  /**
   * Stores tasks with their bytes, all or none: none if one of the keys exists already.
   * @throws DOMException `QuotaExceededError` when the device is full
   */
  add(...entries: Entry<Meta>[]): Promise<boolean>;
  /** Changes one task; returning undefined removes it and its bytes. Resolves with the new task. */
  change(
    key: string,
    next: (task: Task<Meta> | undefined) => Task<Meta> | undefined,
  ): Promise<Task<Meta> | undefined>;
  payload(key: string): Promise<Payload | undefined>;
  /** Frees the bytes of a task that the server has. */
  dropPayload(key: string): Promise<void>;
  /** Called after every change, also by another tab. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}
