import { useEffect, useState } from 'react';

/**
 * The state machines set focus in the transition from closed to open, so a surface that is mounted
 * open starts closed and opens right after.
 */
export function useOpenAfterMount(open: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return open && mounted;
}
