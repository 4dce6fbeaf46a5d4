import { Skeleton } from '@forecourt/ui/skeleton';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { conclusionRecipe } from './Conclusion.recipe.ts';

/** What a decision card is about to show, as far as its height depends on it. */
export type DecisionShape =
  /** A price, ways to sell, and the market. */
  | 'form'
  /** A running auction: its clock, its best offer, its latest offers. */
  | 'auction'
  /** One without offers. */
  | 'quiet'
  /** One whose best offer the owner has. */
  | 'waiting'
  /** One that is over: its result, its offers, what to do next. */
  | 'ended'
  /** An offer that waits for the owner. */
  | 'offer'
  /** An offer that is over, or a result without offers, and what to do next. */
  | 'answer'
  /** An accepted offer: the checklist of the handover, and the buyer. */
  | 'handover'
  /** A deal that fell through: why, and the ways on. */
  | 'fallen'
  /** A sentence: nothing is to be decided yet. */
  | 'note';

export interface DecisionSkeletonProps {
  /** @default 'form' */
  shape?: DecisionShape;
}

/** In place of the decision card while its code loads; about as tall as the card that comes. */
export function DecisionSkeleton({ shape = 'form' }: DecisionSkeletonProps) {
  const styles = useSlotRecipe(conclusionRecipe);
  return (
    <div aria-hidden data-shape={shape} className={styles.card}>
      <Skeleton width="55%" height="28px" />
      {blocks[shape].map((height, index) => (
        <Skeleton key={index} height={`${height}px`} />
      ))}
    </div>
  );
}

/** Heights of what is below the card's title, in px. */
const blocks: Record<DecisionShape, readonly number[]> = {
  form: [64, 130, 44, 44, 116],
  auction: [92, 92, 121, 44, 20],
  quiet: [92, 92, 60, 44, 37],
  waiting: [92, 92, 44, 36, 129, 60],
  ended: [60, 30, 44, 121, 44, 102],
  offer: [64, 44, 36, 74, 56],
  answer: [56, 27, 96],
  handover: [60, 72, 77, 300, 92, 179, 40],
  fallen: [36, 180, 40, 144, 60, 55, 121, 44],
  note: [40],
};
