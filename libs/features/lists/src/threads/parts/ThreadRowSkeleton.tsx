import { ListRow } from '@forecourt/ui/list-row';
import { Skeleton } from '@forecourt/ui/skeleton';
import { useSlotStyles } from '@forecourt/ui/styling';
import { threadRowRecipe } from './ThreadRow.recipe.ts';

/** The shape of a conversation's row while it is on its way. */
export function ThreadRowSkeleton() {
  const styles = useSlotStyles(threadRowRecipe);
  return (
    <div className={styles.row} aria-hidden>
      <ListRow
        title={<Skeleton width="32%" />}
        subtitle={<Skeleton width="26%" height="0.625rem" />}
        leading={<Skeleton width="36px" height="36px" round />}
        meta={
          <div className={styles.columns}>
            <span className={styles.summary}>
              <Skeleton width="70%" />
            </span>
            <span className={styles.date}>
              <Skeleton width="120px" />
            </span>
          </div>
        }
      />
    </div>
  );
}
