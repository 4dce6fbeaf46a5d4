import { useEffect, useState } from 'react';

/** How long an action takes before a button says that it goes on, in milliseconds. */
export const SLOW_MS = 3000;

/** Whether something has been going on for so long that a person wonders whether it still does. */
export function useSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isBusy && isSlow;
}
