import type {
  PresenceEvent,
  ReportChangedEvent,
  RequestStatusEvent,
  ThreadStatusEvent,
} from '@forecourt/contract';
import { isBelow } from '@forecourt/feature-shell';

/** A store that the live connection keeps up to date. */
export interface Follower {
  /** Path prefix of the pages that show it; without one, every page does. */
  at?: string;
  handleEvent?(event: RequestStatusEvent): void;
  handleReportChanged?(event: ReportChangedEvent): void;
  handleThreadStatus?(event: ThreadStatusEvent): void;
  /** The user's own notifications changed. */
  handleNotified?(): void;
  handlePresence?(event: PresenceEvent): void;
  /** Refetches what is visible. */
  refresh?(): Promise<void>;
}

/** The stores that follow the live connection, in the order in which they were created. */
export class Followers {
  private readonly all = new Set<Follower>();

  /** Returns the function that ends it. */
  add(follower: Follower): () => void {
    this.all.add(follower);
    return () => void this.all.delete(follower);
  }

  /** Hands an event to all of them. */
  tell(hand: (follower: Follower) => void): void {
    for (const follower of this.all) hand(follower);
  }

  /** Refetches what the page at an address shows. */
  async refresh(pathname: string): Promise<void> {
    const shown = [...this.all].filter(({ at }) => at === undefined || isBelow(pathname, at));
    await Promise.all(shown.map(async (follower) => follower.refresh?.()));
  }
}
