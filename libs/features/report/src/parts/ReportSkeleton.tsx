import { CardSkeleton, Skeleton } from '@forecourt/ui/skeleton';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage } from 'react-intl';
import { galleryRecipe } from '../gallery/ReportGallery.recipe.ts';
import { messages } from '../messages.ts';
import type { ReportDefinition } from '../definition.ts';
import { layoutRecipe } from '../ReportLayout.recipe.ts';
import { reportRecipe } from '../ReportScreen.recipe.ts';
import { headerRecipe } from './ReportHeader.recipe.ts';

/** The skeleton of a report: the header, the photos, the facts, and what is next to them. */
export function ReportSkeleton({ audience }: Pick<ReportDefinition, 'audience'>) {
  const styles = useSlotRecipe(reportRecipe);
  const header = useSlotRecipe(headerRecipe, { audience });
  const layout = useSlotRecipe(layoutRecipe);
  const gallery = useSlotRecipe(galleryRecipe);
  const isPublic = audience === 'public';
  return (
    <div className={styles.page} data-audience={audience} aria-busy="true">
      <p role="status" className={styles.loading}>
        <FormattedMessage {...messages.loading} />
      </p>
      <div className={styles.top}>
        <div className={header.head}>
          {!isPublic && (
            <div className={header.back}>
              <Skeleton width="80px" />
            </div>
          )}
          <div className={header.headline}>
            {isPublic && <Skeleton width="64px" />}
            <Skeleton width="min(280px, 80%)" height="26px" />
            <Skeleton width="min(360px, 100%)" />
          </div>
        </div>
      </div>
      <div className={layout.root}>
        <div className={layout.lead}>
          <div className={gallery.root}>
            <div className={gallery.list} data-count="5">
              {[1, 2, 3, 4, 5].map((tile) => (
                <div key={tile} className={gallery.item}>
                  <Skeleton height="100%" />
                </div>
              ))}
            </div>
          </div>
          <Skeleton height="66px" />
          <CardSkeleton lines={6} />
        </div>
        {!isPublic && (
          <aside className={layout.aside}>
            <div className={layout.decision}>
              <CardSkeleton lines={4} />
            </div>
          </aside>
        )}
      </div>
    </div>
  );
}
