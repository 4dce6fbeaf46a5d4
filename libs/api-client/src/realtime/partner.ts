import {
  notifiedEventName,
  type NotifiedEvent,
  presenceEventName,
  type PresenceEvent,
  partnerTopic,
  reportChangedEventName,
  requestErasedEventName,
  type RequestErasedEvent,
  type ReportChangedEvent,
  requestStatusEventName,
  type RequestStatusEvent,
  threadStatusEventName,
  type ThreadStatusEvent,
} from '@forecourt/contract';
import {
  notifiedEvent,
  presenceEvent,
  reportChangedEvent,
  requestErasedEvent,
  requestStatusEvent,
  threadStatusEvent,
} from '@forecourt/contract/events';
import { type ChannelOwner, type Realtime, reads } from './types.ts';

export interface PartnerOwner extends Omit<ChannelOwner, 'events'> {
  /** A request is new or has another status. */
  onRequestStatus(event: RequestStatusEvent): void;
  /** A thread has a new message, or another read status. */
  onThreadStatus?(event: ThreadStatusEvent): void;
  /** Something about a report other than its status is new. */
  onReportChanged?(event: ReportChangedEvent): void;
  /** The user's own notifications changed. */
  onNotified?(event: NotifiedEvent): void;
  /** Who has a report open changed. */
  onPresence?(event: PresenceEvent): void;
  /** A request was erased, with all that belonged to it. */
  onRequestErased?(event: RequestErasedEvent): void;
}

/**
 * Subscribes to all live events for the staff of a partner (spec §7). Returns a function that
 * unsubscribes.
 */
export function joinPartner(
  realtime: Realtime,
  partnerId: string,
  owner: PartnerOwner,
): () => void {
  const { leave } = realtime.join(partnerTopic(partnerId), {
    events: {
      [requestStatusEventName]: reads(requestStatusEvent, (event) => owner.onRequestStatus(event)),
      [threadStatusEventName]: reads(threadStatusEvent, (event) => owner.onThreadStatus?.(event)),
      [reportChangedEventName]: reads(reportChangedEvent, (event) =>
        owner.onReportChanged?.(event),
      ),
      [notifiedEventName]: reads(notifiedEvent, (event) => owner.onNotified?.(event)),
      [presenceEventName]: reads(presenceEvent, (event) => owner.onPresence?.(event)),
      [requestErasedEventName]: reads(requestErasedEvent, (event) =>
        owner.onRequestErased?.(event),
      ),
    },
    onJoined: () => owner.onJoined?.(),
    onReconnect: (reason) => owner.onReconnect?.(reason),
    onRefused: (reason) => owner.onRefused?.(reason),
  });
  return leave;
}
