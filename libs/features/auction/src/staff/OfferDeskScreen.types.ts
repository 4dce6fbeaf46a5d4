import type { OfferDeskStore } from './OfferDeskStore.ts';

export interface OfferDeskScreenProps {
  store: OfferDeskStore;
  /** Address for sharing the report with dealers. */
  shareHref: string;
  /** Address of the panel that explains auctions. */
  infoHref: string;
}
