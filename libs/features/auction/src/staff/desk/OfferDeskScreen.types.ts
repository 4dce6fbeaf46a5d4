import type { OfferDeskStore } from './OfferDeskStore.ts';

export interface OfferDeskScreenProps {
  store: OfferDeskStore;
  /** Address for sharing the report with dealers. */
  shareHref: string;
  /** Address of the panel that explains auctions. */
  infoHref: string;
  /** Address of the settings, for those who may change them. */
  settingsHref?: string;
  /** Address of the directory, where dealers are added. */
  dealersHref?: string;
}
