import { auctionEventName, type AuctionEvent, auctionTopic } from '@forecourt/contract';
import { auctionEvent } from '@forecourt/contract/events';
import { type ChannelOwner, type Realtime, reads } from './types.ts';

export interface AuctionOwner extends Omit<ChannelOwner, 'events'> {
  /** A bid was taken, or the auction has another status. */
  onAuction(event: AuctionEvent): void;
}

/**
 * Subscribes to one auction; the server sends each listener only what they may see. Returns a
 * function that unsubscribes.
 */
export function joinAuction(
  realtime: Realtime,
  auctionId: string,
  owner: AuctionOwner,
): () => void {
  const { leave } = realtime.join(auctionTopic(auctionId), {
    events: { [auctionEventName]: reads(auctionEvent, (event) => owner.onAuction(event)) },
    onJoined: () => owner.onJoined?.(),
    onReconnect: (reason) => owner.onReconnect?.(reason),
    onRefused: (reason) => owner.onRefused?.(reason),
  });
  return leave;
}

/** The socket token of a dealer, from the key of their link. */
export function dealerToken(dealerKey: string): string {
  return `dealer.${dealerKey}`;
}

/** The socket token of a dealer's own page, from the key of its link. */
export function dealerPageToken(dealerPageKey: string): string {
  return `dealers.${dealerPageKey}`;
}

/** The socket token of an owner, from the key of their link to the offer. */
export function ownerToken(requestId: string, sessionKey: string): string {
  return `offer.${requestId}.${sessionKey}`;
}
