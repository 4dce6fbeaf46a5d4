/** A change that is shown before the server has confirmed it. */
export interface PendingChange {
  /** The server confirmed it: the change stays. */
  keep(): void;
  /** The server refused it, or the person canceled it: the previous state is restored. */
  undo(): void;
}

/**
 * Commits a change that is already shown. If the commit fails, the change is undone and the error
 * is rethrown to the caller, who reports it.
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
  /** Undoes the change. Returns false if it has been committed already. */
  undo(): boolean;
  /** Commits now: the page is about to close, or a second action needs it. */
  flush(): void;
  /** Resolves to the answer, or to undefined if the change was undone; rejects if it failed. */
  readonly done: Promise<R | undefined>;
}

/**
 * Shows a change at once and commits it after `delayMs`; until then it can be undone without a
 * request.
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
