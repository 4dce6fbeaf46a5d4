export { AuctionInfo } from '../info/AuctionInfo.tsx';
export type { AuctionInfoProps } from '../info/AuctionInfo.tsx';
export { OfferDeskScreen } from './OfferDeskScreen.tsx';
export type { OfferDeskScreenProps } from './OfferDeskScreen.tsx';
export { OfferDeskStore } from './OfferDeskStore.ts';
export type { DeskSource, OfferDeskOptions } from './OfferDeskStore.ts';
export { ShareFrame, ShareScreen } from './ShareScreen.tsx';
export type { ShareScreenProps } from './ShareScreen.tsx';
