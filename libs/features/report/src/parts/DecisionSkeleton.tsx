import { Skeleton } from '@forecourt/ui/skeleton';
import { useSlotStyles } from '@forecourt/ui/styling';
import { conclusionRecipe } from './Conclusion.recipe.ts';

/** In place of the decision card while its code loads; as tall as the card usually is. */
export function DecisionSkeleton() {
  const styles = useSlotStyles(conclusionRecipe);
  return (
    <div aria-hidden className={styles.card}>
      <Skeleton width="55%" height="1.25rem" />
      <Skeleton height="4rem" />
      <Skeleton height="8rem" />
      <Skeleton height="2.5rem" />
      <Skeleton height="2.625rem" />
    </div>
  );
}
