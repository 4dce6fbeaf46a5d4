import { useSlotStyles } from '@forecourt/ui/styling';
import type { CarColumn } from '../definition.ts';
import { skeletonRecipe } from './CarRowSkeleton.recipe.ts';

/** The skeleton of a car's row. */
export function CarRowSkeleton({ columns }: { columns: readonly CarColumn[] }) {
  const { plain, withOffer } = useSlotStyles(skeletonRecipe);
  return <div aria-hidden className={columns.includes('offer') ? withOffer : plain} />;
}
