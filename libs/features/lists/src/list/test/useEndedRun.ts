import { useEffect, useRef } from 'react';

/** Ends a bulk action with its story, so that it does not continue into the next one. */
export function useEndedRun(run: () => { cancel(): void } | null): void {
  const latest = useRef(run);
  useEffect(() => () => latest.current()?.cancel(), []);
}
