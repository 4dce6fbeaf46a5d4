import { CardSkeleton, ImageGridSkeleton, Skeleton } from '@forecourt/ui/skeleton';
import { useSlotStyles } from '@forecourt/ui/styling';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import type { ReportDefinition } from '../definition.ts';
import { reportRecipe } from '../ReportScreen.recipe.ts';
import { headerRecipe } from './ReportHeader.recipe.ts';

/** The skeleton of a report. */
export function ReportSkeleton({ audience }: Pick<ReportDefinition, 'audience'>) {
  const styles = useSlotStyles(reportRecipe);
  const header = useSlotStyles(headerRecipe, { audience });
  const isPublic = audience === 'public';
  return (
    <div className={styles.page} aria-busy="true">
      <p role="status" className={styles.loading}>
        <FormattedMessage {...messages.loading} />
      </p>
      <div className={header.head}>
        {!isPublic && (
          <div className={header.back}>
            <Skeleton width="80px" />
          </div>
        )}
        <div className={header.cover} style={{ aspectRatio: isPublic ? '16 / 9' : '4 / 3' }}>
          <Skeleton width="100%" height="100%" />
        </div>
        <div className={header.headline}>
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
