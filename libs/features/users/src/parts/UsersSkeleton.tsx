import { Skeleton } from '@forecourt/ui/skeleton';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { usersRecipe } from '../UsersScreen.recipe.ts';
import { UsersHeads } from './UsersHeads.tsx';

/** The skeleton of the list. */
export function UsersSkeleton() {
  const styles = useSlotRecipe(usersRecipe);
  return (
    <div role="status" aria-label={useIntl().formatMessage(messages.loading)}>
      <div className={styles.table}>
        <UsersHeads />
        <div className={styles.list}>
          {[52, 40, 60, 46, 56].map((width) => (
            <div key={width} className={styles.row}>
              <div className={styles.face}>
                <Skeleton width="36px" height="36px" round />
              </div>
              <div className={styles.who}>
                <Skeleton width={`${width}%`} height="0.875rem" />
              </div>
              <div className={styles.role}>
                <Skeleton width="96px" height="28px" />
              </div>
              <div className={styles.state}>
                <Skeleton width="64px" height="18px" />
              </div>
              <div className={styles.seen}>
                <Skeleton width="90%" />
              </div>
              <div className={styles.tools}>
                <Skeleton width="28px" height="28px" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
