import { useSlotStyles } from '@forecourt/ui/styling';
import { skeletonRecipe } from './ThreadRowSkeleton.recipe.ts';

/** The skeleton of a conversation's row. */
export function ThreadRowSkeleton() {
  return <div aria-hidden className={useSlotStyles(skeletonRecipe).root} />;
}
