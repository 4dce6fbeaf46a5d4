import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ReportDefinition, ReportSectionId } from './definition.ts';
import { messages } from './messages.ts';
import { ReportProgress } from './parts/ReportProgress.tsx';
import { layoutRecipe } from './ReportLayout.recipe.ts';
import type { ReportStore } from './ReportStore.ts';
import { isTask, sectionsOf } from './sections.ts';

/** Cards of what the reader has to decide, each with a title of its own. */
export type ReportTasks = Partial<
  Record<
    Extract<ReportSectionId, 'placeOffer' | 'claimConclusion' | 'inspectConclusion'>,
    ReactNode
  >
>;

export interface ReportAsideProps {
  store: ReportStore;
  definition: ReportDefinition;
  /** On top and always in reach: what there is to decide. Readers of a link have nothing. */
  tasks?: ReportTasks;
  /** Under the list of sections. */
  children?: ReactNode;
}

/**
 * The column next to a report: what there is to decide, and its sections. Where there is no room
 * for a column, the decision follows the photos and the rest comes last.
 */
export const ReportAside = observer(function ReportAside(props: ReportAsideProps) {
  const { store, definition, tasks = {}, children } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(layoutRecipe);
  const { value } = store.report;
  const sections = value ? sectionsOf(definition, value) : [];
  const task = sections.find(({ id }) => isTask(id));
  const decision = task && tasks[task.id as keyof ReportTasks];
  return (
    <aside
      className={styles.aside}
      aria-label={intl.formatMessage(decision ? messages.aside : messages.contents)}
    >
      {decision && <div className={styles.decision}>{decision}</div>}
      <div className={styles.more}>
        <ReportProgress
          store={store}
          definition={definition}
          sections={sections.filter(({ id }) => !isTask(id) || id in tasks)}
        />
        {children}
      </div>
    </aside>
  );
});
