const begins = new Set<() => void>();

/**
 * What a stand-in server keeps while one story runs. Its handlers are made once for all runs: without
 * this a second try, or the next story, would find what the first one saved.
 *
 * @returns an object that becomes what `first` returns, again whenever a story begins
 */
export function perRun<T extends object>(first: () => T): T {
  const kept = first();
  begins.add(() => void Object.assign(kept, first()));
  return kept;
}

/** Storybook calls this before each story. */
export function beginRun(): void {
  for (const begin of begins) begin();
}
