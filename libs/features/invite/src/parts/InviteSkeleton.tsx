import { Skeleton } from '@forecourt/ui/skeleton';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage } from 'react-intl';
import { inviteRecipe } from '../InviteScreen.recipe.ts';
import { messages } from '../messages.ts';

/** The skeleton of the page while its partner is loading. */
export function InviteSkeleton() {
  const styles = useSlotRecipe(inviteRecipe);
  return (
    <div className={styles.content}>
      <p role="status" className={styles.spoken}>
        <FormattedMessage {...messages.loading} />
      </p>
      <div className={styles.brand}>
        <Skeleton width="160px" height="32px" />
      </div>
      <Skeleton width="80%" height="29px" />
      <Skeleton height="48px" />
      <Skeleton width="50%" height="16px" />
      <div className={styles.form}>
        <Skeleton height="80px" />
        <Skeleton height="40px" />
        <Skeleton width="90%" height="16px" />
      </div>
    </div>
  );
}
