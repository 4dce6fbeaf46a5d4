import { createStorage, type KeyValueStorage } from '@forecourt/platform';

/** Where a typed reason is kept while it is not sent. */
export interface ReasonDraft {
  /** The reason as it was typed; empty without one. */
  read(): string;
  /** Keeps it; empty forgets it. */
  write(reason: string): void;
}

/**
 * For people behind a link: through a reload, in this tab only.
 * @param name of what it is about
 */
export function reasonDraft(
  name: string,
  storage: KeyValueStorage = createStorage(() => globalThis.sessionStorage),
): ReasonDraft {
  const key = `forecourt_reason:${name}`;
  return {
    read: () => storage.get(key) ?? '',
    write: (reason) => storage.set(key, reason || null),
  };
}
