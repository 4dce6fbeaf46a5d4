import { useSlotStyles } from '@forecourt/ui/styling';
import type { RequestColumn } from '../definition.ts';
import { skeletonRecipe } from './RequestRowSkeleton.recipe.ts';

/** The skeleton of a request's row. */
export function RequestRowSkeleton({ columns }: { columns: readonly RequestColumn[] }) {
  const { plain, withSale } = useSlotStyles(skeletonRecipe);
  return <div aria-hidden className={columns.includes('sale') ? withSale : plain} />;
}
