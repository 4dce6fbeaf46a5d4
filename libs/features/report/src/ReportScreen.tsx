import { hasCode } from '@forecourt/api-client';
import { ErrorArt, NotFoundArt } from '@forecourt/ui/illustrations';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ReportDefinition, ReportSectionId } from './definition.ts';
import { messages } from './messages.ts';
import { ReportHeader } from './parts/ReportHeader.tsx';
import { ReportSectionCard } from './parts/ReportSectionCard.tsx';
import { ReportSkeleton } from './parts/ReportSkeleton.tsx';
import { SectionJumps } from './parts/SectionJumps.tsx';
import { reportRecipe } from './ReportScreen.recipe.ts';
import type { ReportStore } from './ReportStore.ts';
import { placeSections } from './sectionLayout.ts';
import { sectionsOf } from './sections.ts';
import { useHashSection } from './useHashSection.ts';
import { useSectionSpy } from './useSectionSpy.ts';

export interface ReportScreenProps {
  store: ReportStore;
  definition: ReportDefinition;
}

/** A report as staff read it: the car, its owner, and every section with its photos. */
export const ReportScreen = observer(function ReportScreen(props: ReportScreenProps) {
  const { store, definition } = props;
  const styles = useSlotStyles(reportRecipe);
  const { state, value } = store.report;
  const sections = value ? sectionsOf(definition, value.report) : [];
  const onSection = useCallback((id: ReportSectionId) => store.showSection(id), [store]);
  useSectionSpy(sections.map(({ id }) => id).join(' '), onSection);
  useHashSection(Boolean(value));

  if (!value) {
    if (state.status !== 'error') return <ReportSkeleton />;
    return <Failure store={store} isNotFound={hasCode(state.error, 'NOT_FOUND')} />;
  }
  return (
    <article className={styles.page}>
      <ReportHeader definition={definition} report={value.report} />
      <SectionJumps sections={sections} current={store.currentSection} />
      {state.status === 'error' && (
        <ErrorState
          inline
          title={<FormattedMessage {...messages.staleText} />}
          onRetry={() => void store.refresh()}
        />
      )}
      <div className={styles.rows}>
        {placeSections(sections).map(({ section, half }) => (
          <ReportSectionCard key={section.id} section={section} half={half} data={value} />
        ))}
      </div>
    </article>
  );
});

function Failure({ store, isNotFound }: { store: ReportStore; isNotFound: boolean }) {
  if (isNotFound) {
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
