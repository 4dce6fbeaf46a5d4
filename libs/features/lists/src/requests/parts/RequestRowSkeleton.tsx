import { Skeleton } from '@forecourt/ui/skeleton';
import { ListRow } from '@forecourt/ui/list-row';
import { useSlotStyles } from '@forecourt/ui/styling';
import type { RequestColumn } from '../definition.ts';
import { requestRowRecipe } from './RequestRow.recipe.ts';

/** The shape of a request's row while it is on its way. */
export function RequestRowSkeleton({ columns }: { columns: readonly RequestColumn[] }) {
  const styles = useSlotStyles(requestRowRecipe);
  return (
    <div className={styles.row} aria-hidden>
      <ListRow
        title={<Skeleton width="40%" />}
        subtitle={<Skeleton width="28%" height="0.625rem" />}
        leading={<Skeleton width="36px" height="36px" round />}
        meta={
          <div className={styles.columns}>
            {columns.includes('car') && (
              <span className={styles.car}>
                <Skeleton width="130px" />
              </span>
            )}
            {columns.includes('sale') && (
              <span className={styles.sale}>
                <Skeleton width="90px" />
              </span>
            )}
            <span className={styles.date}>
              <Skeleton width="68px" />
            </span>
            <span className={styles.status}>
              <Skeleton width="76px" height="20px" round />
            </span>
          </div>
        }
      />
    </div>
  );
}
