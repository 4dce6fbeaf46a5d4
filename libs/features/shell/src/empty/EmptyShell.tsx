import { useMediaQuery } from '@forecourt/platform/media';
import { RowSkeleton, Skeleton } from '@forecourt/ui/skeleton';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { shellRecipe } from '../Shell.recipe.ts';
import { ROOMY_QUERY } from '../useMenuShape.ts';

/** An empty frame of a staff page, behind the dialog to sign in again. */
export function EmptyShell() {
  const styles = useSlotRecipe(shellRecipe);
  // As wide as the menu usually is: nobody's choice is known here.
  const isRoomy = useMediaQuery(ROOMY_QUERY);
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.body}>
        <div className={styles.left} data-rail={isRoomy ? undefined : true} />
        <div className={styles.center}>
          <div className={styles.top}>
            <Skeleton width="180px" height="20px" />
          </div>
          <div className={styles.row}>
            <div className={styles.main}>
              {Array.from({ length: 8 }, (_, row) => (
                <RowSkeleton key={row} />
              ))}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
