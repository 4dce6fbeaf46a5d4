import { useEffect, useRef } from 'react';

/** Ends with the story what is being done with many: it would go on into the next story. */
export function useEndedRun(run: () => { cancel(): void } | null): void {
  const latest = useRef(run);
  useEffect(() => () => latest.current()?.cancel(), []);
}
