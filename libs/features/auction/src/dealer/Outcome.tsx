import {
  AuctionLostArt,
  AuctionWonArt,
  RejectedArt,
  WaitingArt,
} from '@forecourt/ui/illustrations';
import type { IllustrationProps } from '@forecourt/ui/illustrations';
import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ComponentType } from 'react';
import { linkCardRecipe } from '../shared/linkCard.recipe.ts';
import type { Standing } from './standing.ts';

const arts: Partial<Record<Standing, ComponentType<IllustrationProps>>> = {
  counting: WaitingArt,
  // the best offer, until the owner accepts
  won: WaitingArt,
  accepted: AuctionWonArt,
  declined: RejectedArt,
  expired: RejectedArt,
  lost: AuctionLostArt,
  bestBelowReserve: WaitingArt,
  reserveNotMet: AuctionLostArt,
};

/** The illustration for an auction's result. */
export function OutcomeArt({ standing }: { standing: Standing }) {
  const styles = useSlotRecipe(linkCardRecipe);
  const Art = arts[standing];
  if (!Art) return null;
  return (
    <div className={styles.art}>
      <Art />
    </div>
  );
}
