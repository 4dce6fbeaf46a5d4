import { Skeleton } from '../skeleton/Skeleton.tsx';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { conversationRecipe } from './ConversationItem.recipe.ts';

/** Placeholder of a {@link ConversationItem}, of the same height. */
export function ConversationItemSkeleton() {
  const styles = useSlotRecipe(conversationRecipe);
  return (
    <div aria-hidden className={styles.root}>
      <Skeleton width="36px" height="36px" round />
      <div className={styles.bars}>
        <Skeleton width="56%" />
        <Skeleton width="38%" height="0.625rem" />
        <Skeleton width="84%" height="0.625rem" />
      </div>
    </div>
  );
}
