import { CardSkeleton, ImageGridSkeleton, Skeleton } from '@forecourt/ui/skeleton';
import { useSlotStyles } from '@forecourt/ui/styling';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import { reportRecipe } from '../ReportScreen.recipe.ts';

/** The shape of a report while it loads. */
export function ReportSkeleton() {
  const styles = useSlotStyles(reportRecipe);
  return (
    <div className={styles.page} aria-busy="true">
      <p role="status" className={styles.loading}>
        <FormattedMessage {...messages.loading} />
      </p>
      <Skeleton width="80px" />
      <div className={styles.head}>
        <div className={styles.cover}>
          <Skeleton width="128px" height="96px" />
        </div>
        <div className={styles.headline}>
          <Skeleton width="64px" />
          <Skeleton width="min(280px, 80%)" height="28px" />
          <Skeleton width="min(360px, 100%)" />
        </div>
      </div>
      <CardSkeleton lines={3} />
      <CardSkeleton lines={6} />
      <ImageGridSkeleton count={8} />
    </div>
  );
}
