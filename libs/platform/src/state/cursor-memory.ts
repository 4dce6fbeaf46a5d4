import type { CursorEntry } from './cursor-entry.ts';

/** How much is remembered of lists that are not shown. */
export interface MemoryLimits {
  /** Lists, the shown one included. */
  entries: number;
  /** Items in all of them together. */
  items: number;
}

/** Lists by request key, the least recently shown forgotten first, the shown one never. */
export class CursorMemory<T, K> {
  private readonly entries = new Map<string, CursorEntry<T, K>>();
  private readonly limits: MemoryLimits;

  constructor(limits: MemoryLimits) {
    this.limits = limits;
  }

  all(): readonly CursorEntry<T, K>[] {
    return [...this.entries.values()];
  }

  recall(keyId: string): CursorEntry<T, K> | undefined {
    return this.entries.get(keyId);
  }

  /** Makes `entry` the most recent and forgets what no longer fits. */
  keep(entry: CursorEntry<T, K>): void {
    this.entries.delete(entry.keyId);
    this.entries.set(entry.keyId, entry);
    let items = 0;
    for (const known of this.entries.values()) items += known.items.length;
    for (const known of this.all()) {
      if (this.entries.size <= this.limits.entries && items <= this.limits.items) return;
      if (known === entry) continue;
      this.entries.delete(known.keyId);
      items -= known.items.length;
    }
  }

  forget(entry: CursorEntry<T, K>): void {
    this.entries.delete(entry.keyId);
  }

  clear(): void {
    this.entries.clear();
  }
}
