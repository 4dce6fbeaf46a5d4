import type { CursorEntry } from './cursorEntry.ts';

/** How many hidden lists are remembered. */
export interface MemoryLimits {
  /** Lists, including the shown one. */
  entries: number;
  /** Total items in all of them. */
  items: number;
}

/** Lists by request key. The least recently shown is evicted first, the shown one never. */
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

  /** Makes `entry` the most recent and evicts what no longer fits. */
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
