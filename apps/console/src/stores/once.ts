/**
 * Calls `make` on first use and keeps what it returns. A promise that fails is not kept: the next
 * use tries again.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    if (made) return made.value;
    const value = make();
    made = { value };
    if (value instanceof Promise) value.catch(() => (made = undefined));
    return value;
  };
}

/** The same for each key. */
export function onceFor<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, () => T>();
  return (key) => {
    const known = made.get(key) ?? once(() => make(key));
    made.set(key, known);
    return known();
  };
}
