import { useState } from 'react';

/**
 * Whether a condition has been true once: a lazy overlay stays rendered from its first opening on,
 * so that it can be seen closing.
 */
export function useLatch(condition: boolean): boolean {
  const [wasTrue, setTrue] = useState(condition);
  if (condition && !wasTrue) setTrue(true);
  return condition || wasTrue;
}
