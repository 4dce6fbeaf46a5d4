/** Keys of spec §9. The values are plain strings. */
export const storageKeys = {
  authToken: 'authToken',
  partnerId: 'partnerId',
  locale: 'forecourt_locale',
  topNav: 'topNav',
  tradePartner: 'tradePartner',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Strings stored on this device. Never throws; keys beyond spec §9 are allowed. */
export interface KeyValueStorage {
  get(key: string): string | null;
  /** Stores `value`, or removes the key if `value` is null. */
  set(key: string, value: string | null): void;
  remove(key: string): void;
  /** All stored keys. */
  keys(): string[];
  /**
   * Calls `listener` when another tab changes `key` (null: the key was removed or everything was
   * cleared). This tab's own changes are not reported. Returns a function that unsubscribes.
   */
  subscribe(key: string, listener: (value: string | null) => void): () => void;
}

/** The part of Web Storage that is used. */
export type StorageBackend = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> &
  Partial<Pick<Storage, 'key' | 'length'>>;

/**
 * Web Storage that cannot throw. If it is unavailable (private mode, blocked cookies, full quota)
 * the value is kept in memory instead, so that a session still works until the tab closes.
 *
 * @param open returns the backend; it may throw, as reading `window.localStorage` does when blocked
 */
export function createStorage(
  open: () => StorageBackend | null | undefined = () => globalThis.localStorage,
): KeyValueStorage {
  const memory = new Map<string, string>();
  const backend = attempt(open) ?? null;

  const remove = (key: string): void => {
    memory.delete(key);
    attempt(() => backend?.removeItem(key));
  };
  return {
    get: (key) => memory.get(key) ?? attempt(() => backend?.getItem(key)) ?? null,
    set: (key, value) => {
      if (value === null) return remove(key);
      const kept = attempt(() => {
        if (!backend) return false;
        backend.setItem(key, value);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    remove,
    keys: () => [...new Set([...memory.keys(), ...(attempt(() => keysOf(backend)) ?? [])])],
    subscribe: (key, listener) => {
      const onStorage = (event: StorageEvent): void => {
        if (event.storageArea && event.storageArea !== backend) return;
        if (event.key === key) listener(event.newValue);
        else if (event.key === null) listener(null);
      };
      globalThis.addEventListener?.('storage', onStorage);
      return () => globalThis.removeEventListener?.('storage', onStorage);
    },
  };
}

/** A storage in memory only. For tests and stories. */
export function createMemoryStorage(initial: Record<string, string> = {}): KeyValueStorage {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void (value === null ? values.delete(key) : values.set(key, value)),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    subscribe: () => () => undefined,
  };
}

function keysOf(backend: StorageBackend | null): string[] {
  const keys = Array.from({ length: backend?.length ?? 0 }, (_, index) => backend?.key?.(index));
  return keys.filter((key) => typeof key === 'string');
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
