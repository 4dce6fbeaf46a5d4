import { ListRow } from '@forecourt/ui/list-row';
import { Skeleton } from '@forecourt/ui/skeleton';
import { useSlotStyles } from '@forecourt/ui/styling';
import type { CarColumn } from '../definition.ts';
import { carRowRecipe } from './CarRow.recipe.ts';

/** The shape of a car's row while it is on its way. */
export function CarRowSkeleton({ columns }: { columns: readonly CarColumn[] }) {
  const styles = useSlotStyles(carRowRecipe);
  return (
    <div className={styles.row} aria-hidden>
      <ListRow
        title={<Skeleton width="36%" />}
        subtitle={<Skeleton width="22%" height="0.625rem" />}
        leading={<span className={styles.thumb} />}
        meta={
          <div className={styles.columns}>
            {columns.includes('offer') && (
              <span className={styles.offer}>
                <Skeleton width="64px" />
              </span>
            )}
            <span className={styles.date}>
              <Skeleton width="68px" />
            </span>
            <span className={styles.status}>
              <Skeleton width="104px" height="20px" round />
            </span>
          </div>
        }
      />
    </div>
  );
}
