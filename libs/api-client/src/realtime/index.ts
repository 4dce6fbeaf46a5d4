export { createRealtime } from './realtime.ts';
export type { RealtimeOptions } from './realtime.ts';
export { dealerPageToken, dealerToken, joinAuction, ownerToken } from './auction.ts';
export type { AuctionOwner } from './auction.ts';
export { joinPartner } from './partner.ts';
export type { PartnerOwner } from './partner.ts';
export { PushRefused, reads } from './types.ts';
export type {
  ChannelHandle,
  ChannelOwner,
  EventReader,
  MissedReason,
  Realtime,
  RealtimeStatus,
} from './types.ts';
