import { ConversationItemSkeleton } from '@forecourt/ui/conversation-item';
import { Skeleton } from '@forecourt/ui/skeleton';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { allMessagesRecipe } from './AllMessages.recipe.ts';

const rows = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** Placeholder of {@link AllMessages} while its code loads. */
export function AllMessagesSkeleton() {
  const styles = useSlotRecipe(allMessagesRecipe);
  return (
    <div aria-hidden className={styles.root}>
      <div className={styles.head}>
        <Skeleton width="104px" height="1rem" />
      </div>
      <div className={styles.list} data-closed>
        <div className={styles.search}>
          <Skeleton height="34px" />
        </div>
        <div className={styles.rows}>
          {rows.map((row) => (
            <ConversationItemSkeleton key={row} />
          ))}
        </div>
      </div>
    </div>
  );
}
