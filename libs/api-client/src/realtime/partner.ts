import { partnerTopic, requestStatusEventName, type RequestStatusEvent } from '@forecourt/contract';
import { requestStatusEvent } from '@forecourt/contract/validators';
import { type ChannelOwner, type Realtime, reads } from './types.ts';

export interface PartnerOwner extends Omit<ChannelOwner, 'events'> {
  /** A request is new or has another status. */
  onRequestStatus(event: RequestStatusEvent): void;
}

/** Listens to everything that staff of a partner see live (spec §7). Returns the way to leave. */
export function joinPartner(
  realtime: Realtime,
  partnerId: string,
  owner: PartnerOwner,
): () => void {
  const { leave } = realtime.join(partnerTopic(partnerId), {
    events: {
      [requestStatusEventName]: reads(requestStatusEvent, (event) => owner.onRequestStatus(event)),
    },
    onJoined: () => owner.onJoined?.(),
    onReconnect: (reason) => owner.onReconnect?.(reason),
    onRefused: (reason) => owner.onRefused?.(reason),
  });
  return leave;
}
