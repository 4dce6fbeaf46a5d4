import type { Deal, DealerPageAuction, DealerSecondChance } from '@forecourt/contract';
import type { Row } from '../../../db/schema.ts';
import { type Media, presentUpload } from '../../../media/index.ts';
import { contactsForWinner, presentDealerAuction } from '../auctions/presentDealer.ts';
import { presentOwnOffer } from '../auctions/presentParts.ts';
import type { AuctionRows, AuctionState } from '../auctions/queries.ts';
import type { PageAuctionRow } from './queries.ts';

/** The widest picture of a card. */
const LARGEST_CARD = 1280;

/** What one auction of a dealer's page is made of. */
export interface PageAuctionParts {
  row: PageAuctionRow;
  state: AuctionState;
  own: Row<'bids'> | undefined;
  cover: Row<'uploads'> | undefined;
  /** The owner; needed only once the dealer has won. */
  subject: AuctionRows['request'] | null;
  deal: Deal | null;
  chance: DealerSecondChance | null;
  dealerKey: string;
  dealerId: string;
}

/** An allow-list: only what is named here reaches the dealer; of other dealers the best value. */
export function presentPageAuction(
  { row, state, own, cover, subject, deal, chance, dealerKey, dealerId }: PageAuctionParts,
  media: Pick<Media, 'base'>,
  now: Date,
): DealerPageAuction {
  const auction = presentDealerAuction(state, dealerId, now, own?.value_cents ?? null);
  return {
    auction,
    car: { year: row.year, make: row.make, model: row.model },
    photo: cover ? photoOf(cover, media) : [],
    own_offer: own ? presentOwnOffer(own) : null,
    dealer_key: dealerKey,
    contacts: subject ? contactsForWinner(auction, subject) : null,
    deal,
    second_chance: chance,
  };
}

/** One encoding that every browser of the page reads, in the sizes of a card. */
function photoOf(cover: Row<'uploads'>, media: Pick<Media, 'base'>): DealerPageAuction['photo'] {
  const { variants } = presentUpload(media, cover);
  const sizes = variants.filter(
    ({ type, width }) => type === 'image/webp' && width <= LARGEST_CARD,
  );
  return sizes.length > 0 ? sizes : variants.slice(0, 1);
}
