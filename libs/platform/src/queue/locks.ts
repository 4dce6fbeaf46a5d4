/** Prevents two tabs from sending the same thing at the same time. */
export interface Locks {
  /** Runs `work` while holding `name`, or returns false immediately if another tab holds it. */
  tryHold(name: string, work: () => Promise<void>): Promise<boolean>;
}

/**
 * Web Locks where available. A suspended tab may hold a lock for hours: after `patienceMs` of
 * refusals the lock is stolen, which is harmless, since requests are idempotent.
 */
export function webLocks(prefix: string, patienceMs: number, now: () => number): Locks {
  const refusedSince = new Map<string, number>();
  return {
    async tryHold(name, work) {
      const since = refusedSince.get(name);
      const steal = since !== undefined && now() - since > patienceMs;
      const options = steal ? { steal: true } : { ifAvailable: true };
      let held = false;
      let finished: Promise<void> | undefined;
      const hold = (lock: Lock | null) => {
        if (!lock) return;
        held = true;
        return (finished = work());
      };
      try {
        await navigator.locks.request(`${prefix}/${name}`, options, hold);
      } catch (error) {
        // Our own lock was stolen during the work: let the work finish.
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
        await finished;
      }
      if (held) refusedSince.delete(name);
      else if (since === undefined) refusedSince.set(name, now());
      return held;
    },
  };
}

/** Locks within one page, for browsers without Web Locks and for tests. */
export function localLocks(held = new Set<string>()): Locks {
  return {
    async tryHold(name, work) {
      if (held.has(name)) return false;
      held.add(name);
      try {
        await work();
      } finally {
        held.delete(name);
      }
      return true;
    },
  };
}
