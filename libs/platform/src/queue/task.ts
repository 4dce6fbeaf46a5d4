/** Why the server will never accept a task as it is: shown to the user, who can redo it. */
export interface Refusal {
  /** A problem code of the contract, such as `INVALID_IMAGE` or `TOO_LARGE`. */
  code: string;
}

/**
 * One thing that the server must have or not have, under a key created on this device. Since the
 * key is created here and the server stores at most one thing under it, sending a task again is
 * always safe: that is what makes every failure recoverable.
 */
export interface Task<Meta = unknown> {
  key: string;
  wanted: 'present' | 'absent';
  /** Incremented by every change of the content. */
  revision: number;
  /** The revision that the server has acknowledged; 0 if none. */
  settled: number;
  /** A request has been sent: the server may have this key, whether or not it answered. */
  touched: boolean;
  /** Consecutive failed attempts. */
  attempts: number;
  /** Epoch milliseconds before which it is not sent: backoff, or the debounce after a keystroke. */
  notBefore: number;
  /** The error of the last failed attempt. */
  failure: 'network' | 'server' | 'full' | null;
  refusal: Refusal | null;
  /** Tasks of one batch are sent in one request. */
  batch: string | null;
  /** Tasks of one group are parts of a whole, completed by the task that names it in `after`. */
  group: string | null;
  /** Waits until this group is finished; `*` waits for everything else. */
  after: string | null;
  /** Creation order: older tasks go first. */
  order: number;
  meta: Meta;
}

/** The fields that a caller sets; the others have default values. */
export type NewTask<Meta> = Pick<Task<Meta>, 'key' | 'meta'> &
  Partial<Pick<Task<Meta>, 'batch' | 'group' | 'after' | 'notBefore' | 'order'>>;

/** A task that has not been sent yet. */
export function newTask<Meta>(given: NewTask<Meta>): Task<Meta> {
  return {
    wanted: 'present',
    revision: 1,
    settled: 0,
    touched: false,
    attempts: 0,
    notBefore: 0,
    failure: null,
    refusal: null,
    batch: null,
    group: null,
    after: null,
    order: 0,
    ...given,
  };
}

/** Whether the task still has to be sent. */
export function isPending(task: Task): boolean {
  if (task.wanted === 'absent') return task.touched;
  return task.settled < task.revision && !task.refusal;
}

/** Whether a task must wait for others to finish (or, if they were refused, for the user). */
export function isBlocked(task: Task, all: readonly Task[]): boolean {
  const { after } = task;
  if (after === null) return false;
  return all.some(
    (other) =>
      other.key !== task.key &&
      (after === '*' || other.group === after) &&
      (isPending(other) || (other.wanted === 'present' && other.refusal !== null)),
  );
}

/** Discarded by the user: if it was never sent, nothing is left of it. */
export function unwanted<Meta>(task: Task<Meta>): Task<Meta> | undefined {
  if (!task.touched) return undefined;
  return { ...task, wanted: 'absent', refusal: null, attempts: 0, notBefore: 0, failure: null };
}

/** New content under the same key, held back until `notBefore`. */
export function revised<Meta>(task: Task<Meta>, meta: Meta, notBefore: number): Task<Meta> {
  const revision = task.revision + 1;
  return { ...task, meta, revision, notBefore, refusal: null, attempts: 0, failure: null };
}
