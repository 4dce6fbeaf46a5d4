import { isBlocked, isPending, type Task } from './task.ts';

/** Tasks that are sent in one request: a batch, or a single task. */
export type Unit<Meta> = readonly [Task<Meta>, ...Task<Meta>[]];

/** The name of a unit's lock between tabs. */
export const unitName = (task: Task): string => task.batch ?? task.key;

/**
 * What can be sent now, oldest first. Uploads go before removals, so that retaking a photo never
 * leaves its place empty on the server.
 */
export function dueUnits<Meta>(tasks: readonly Task<Meta>[], now: number): Unit<Meta>[] {
  const ready = tasks
    .filter((task) => isPending(task) && task.notBefore <= now && !isBlocked(task, tasks))
    .sort((a, b) => rank(a) - rank(b) || a.order - b.order || (a.key < b.key ? -1 : 1));
  const units = new Map<string, [Task<Meta>, ...Task<Meta>[]]>();
  for (const task of ready) {
    const unit = units.get(unitName(task));
    if (unit) unit.push(task);
    else units.set(unitName(task), [task]);
  }
  return [...units.values()];
}

const rank = (task: Task) => (task.wanted === 'absent' ? 1 : 0);

/** Epoch milliseconds at which the next task becomes due, or null if only an event can help. */
export function nextDue(tasks: readonly Task[], now: number): number | null {
  const times = tasks
    .filter((task) => isPending(task) && task.notBefore > now && !isBlocked(task, tasks))
    .map((task) => task.notBefore);
  return times.length > 0 ? Math.min(...times) : null;
}

/**
 * Pause before the next attempt: 1, 2, 4, 8, 16, then 30 s, each shortened by up to half at random,
 * so that many phones do not return to a restarted server at the same moment.
 */
export function backoffMs(attempts: number, random: () => number): number {
  const full = Math.min(30_000, 1000 * 2 ** Math.min(attempts, 5));
  return Math.round(full * (1 - random() / 2));
}
