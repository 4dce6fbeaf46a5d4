import { Skeleton } from '@forecourt/ui/skeleton';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { auctionCardRecipe } from './AuctionCard.recipe.ts';
import { dealerPageRecipe } from './DealerPageScreen.recipe.ts';

const CARDS = 4;

/** Placeholders of the cards while they load. */
export function AuctionSkeletons() {
  const page = useSlotRecipe(dealerPageRecipe);
  const styles = useSlotRecipe(auctionCardRecipe);
  return (
    <div className={page.list} aria-busy>
      {Array.from({ length: CARDS }, (_, card) => (
        <div key={card} className={styles.place}>
          <div className={styles.root}>
            <div className={styles.photo}>
              <div>
                <Skeleton height="100%" />
              </div>
            </div>
            <div className={styles.body}>
              <Skeleton width="60%" height="20px" />
              <Skeleton width="80%" height="40px" />
              <Skeleton width="50%" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
