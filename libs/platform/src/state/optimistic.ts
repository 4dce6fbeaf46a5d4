/** A change that is shown before the server has agreed to it. */
export interface PendingChange {
  /** The server agreed: the change stays. */
  keep(): void;
  /** The server refused, or the person thought better of it: what was before comes back. */
  undo(): void;
}

/**
 * Commits a change that is already shown. If the commit fails, the change is undone and the error
 * goes on to the caller, who tells the person.
 */
export async function optimistic<R>(change: PendingChange, commit: () => Promise<R>): Promise<R> {
  try {
    const result = await commit();
    change.keep();
    return result;
  } catch (error) {
    change.undo();
    throw error;
  }
}

export interface Undoable<R> {
  /** Takes the change back. Returns false if it has been committed already. */
  undo(): boolean;
  /** Commits now: the page is about to close, or a second action needs it. */
  flush(): void;
  /** Resolves to the answer, or to undefined if the change was taken back; rejects if it failed. */
  readonly done: Promise<R | undefined>;
}

/**
 * Shows a change at once and commits it after `delayMs`, so that it can be taken back until then
 * without the server ever knowing.
 */
export function undoable<R>(
  change: PendingChange,
  commit: () => Promise<R>,
  delayMs: number,
): Undoable<R> {
  let state: 'waiting' | 'over' = 'waiting';
  let resolve: (result: Promise<R> | undefined) => void;
  const done = new Promise<R | undefined>((settle) => (resolve = settle));
  const close = (): boolean => {
    if (state === 'over') return false;
    state = 'over';
    clearTimeout(timer);
    return true;
  };
  const flush = (): void => {
    if (close()) resolve(optimistic(change, commit));
  };
  const timer = setTimeout(flush, delayMs);
  return {
    undo: () => {
      if (!close()) return false;
      change.undo();
      resolve(undefined);
      return true;
    },
    flush,
    done,
  };
}
