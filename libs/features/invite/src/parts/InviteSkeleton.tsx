import { FormSkeleton, Skeleton } from '@forecourt/ui/skeleton';
import { useSlotStyles } from '@forecourt/ui/styling';
import { FormattedMessage } from 'react-intl';
import { inviteRecipe } from '../InviteScreen.recipe.ts';
import { messages } from '../messages.ts';

/** The shape of the page while it is not known whose it is. */
export function InviteSkeleton() {
  const styles = useSlotStyles(inviteRecipe);
  return (
    <div className={styles.content}>
      <p role="status" className={styles.spoken}>
        <FormattedMessage {...messages.loading} />
      </p>
      <div className={styles.brand}>
        <Skeleton width="160px" height="32px" />
      </div>
      <Skeleton width="80%" height="28px" />
      <Skeleton />
      <Skeleton width="60%" />
      <FormSkeleton fields={1} />
    </div>
  );
}
