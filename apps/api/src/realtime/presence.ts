/** What one window has open, as its node tells the others. */
export interface Visit {
  partnerId: string;
  requestId: string;
  userId: string;
  /** The only name on the bus: it saves each node a query for every beat of every window. */
  name: string;
  /** Made up by the window. */
  visitId: string;
  threadId: string | null;
  writing: boolean;
  /** False when the window leaves. */
  here: boolean;
}

/** A colleague who is there; the contract's PresentPerson. */
export interface Present extends Record<string, unknown> {
  id: string;
  name: string;
  thread_id: string | null;
  writing: boolean;
}

/** A report that somebody has open. */
export interface Place {
  partnerId: string;
  requestId: string;
}

interface Known extends Visit {
  until: number;
}

/** For how long a window counts as open after its last beat; windows beat every 20 seconds. */
export const VISIT_MS = 45_000;
/** The most windows of one person in one partner; the oldest go. */
const VISITS = 20;

/**
 * Who has which report open, in the memory of each node: every node hears every beat. Nothing is stored,
 * and a window that is lost without a word is forgotten soon.
 */
export class Presence {
  /** By report, then by window. */
  private readonly places = new Map<string, Map<string, Known>>();

  /** Takes a beat. @returns whether it changed who is there, or what they do */
  take(visit: Visit, now: number): boolean {
    const key = keyOf(visit);
    const before = this.shown(visit);
    const windows = this.places.get(key) ?? new Map<string, Known>();
    const window = `${visit.userId} ${visit.visitId}`;
    windows.delete(window);
    if (visit.here) windows.set(window, { ...visit, until: now + VISIT_MS });
    for (const old of oldest(windows, visit.userId)) windows.delete(old);
    if (windows.size > 0) this.places.set(key, windows);
    else this.places.delete(key);
    return this.shown(visit) !== before;
  }

  /** Forgets windows that were not heard of. @returns the reports in which that changed something */
  sweep(now: number): Place[] {
    const changed: Place[] = [];
    for (const [key, windows] of this.places) {
      const [first] = windows.values();
      if (!first) continue;
      const before = this.shown(first);
      for (const [window, { until }] of windows) if (until <= now) windows.delete(window);
      if (windows.size === 0) this.places.delete(key);
      if (this.shown(first) !== before) changed.push(first);
    }
    return changed;
  }

  /** Who is there, each once however many windows they have: first what they write in. */
  in(place: Place): Present[] {
    const people = new Map<string, Present>();
    for (const visit of this.places.get(keyOf(place))?.values() ?? []) {
      const { userId: id, name, threadId: thread_id, writing } = visit;
      const known = people.get(id);
      const isMore = !known || (writing && !known.writing) || (!known.writing && !known.thread_id);
      if (isMore) people.set(id, { id, name, thread_id, writing });
    }
    return [...people.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  private shown(place: Place): string {
    return JSON.stringify(this.in(place));
  }
}

function keyOf({ partnerId, requestId }: Place): string {
  return `${partnerId} ${requestId}`;
}

function oldest(windows: ReadonlyMap<string, Known>, userId: string): string[] {
  const own = [...windows].filter(([, visit]) => visit.userId === userId);
  return own.slice(0, Math.max(0, own.length - VISITS)).map(([window]) => window);
}
