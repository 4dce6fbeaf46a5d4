import { useEffect } from 'react';
import type { LiveAuction, TimedAuction } from './LiveAuction.ts';

/** Follows an auction while it is shown. */
export function useLive<A extends TimedAuction>(live: LiveAuction<A>): void {
  useEffect(() => live.watch(), [live]);
}
