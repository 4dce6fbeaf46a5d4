import { hasCode } from '@forecourt/api-client';
import { ErrorArt, NotFoundArt } from '@forecourt/ui/illustrations';
import { CardSkeleton, ImageGridSkeleton, Skeleton } from '@forecourt/ui/skeleton';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import type { ReportDefinition } from './definition.ts';
import { messages } from './messages.ts';
import { ReportHeader } from './parts/ReportHeader.tsx';
import { ReportSectionCard } from './parts/ReportSectionCard.tsx';
import { reportRecipe } from './ReportScreen.recipe.ts';
import type { ReportStore } from './ReportStore.ts';
import { sectionsOf } from './sections.ts';

export interface ReportScreenProps {
  store: ReportStore;
  definition: ReportDefinition;
}

/** A report as staff read it: the car, its owner, and every section with its photos. */
export const ReportScreen = observer(function ReportScreen({
  store,
  definition,
}: ReportScreenProps) {
  const styles = useSlotStyles(reportRecipe);
  const { state, value } = store.report;
  if (value) {
    return (
      <article className={styles.page}>
        <ReportHeader definition={definition} report={value.report} />
        {sectionsOf(definition, value.report).map((section) => (
          <ReportSectionCard key={section.id} section={section} data={value} />
        ))}
      </article>
    );
  }
  if (state.status === 'error') {
    if (hasCode(state.error, 'NOT_FOUND')) {
      return (
        <EmptyState title={<FormattedMessage {...messages.notFoundTitle} />} art={<NotFoundArt />}>
          <FormattedMessage {...messages.notFoundText} />
        </EmptyState>
      );
    }
    return (
      <ErrorState
        title={<FormattedMessage {...messages.failedTitle} />}
        art={<ErrorArt />}
        onRetry={() => void store.refresh()}
      />
    );
  }
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.headline}>
        <Skeleton width="80px" />
        <Skeleton width="280px" height="32px" />
        <Skeleton width="200px" />
      </div>
      <CardSkeleton lines={4} />
      <CardSkeleton lines={6} />
      <ImageGridSkeleton count={6} />
    </div>
  );
});
