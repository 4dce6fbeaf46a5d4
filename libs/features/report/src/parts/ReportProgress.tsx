import { ProgressSections } from '@forecourt/ui/progress-sections';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { ReportDefinition } from '../definition.ts';
import { messages, sectionName } from '../messages.ts';
import { reportRecipe } from '../ReportScreen.recipe.ts';
import type { ReportStore } from '../ReportStore.ts';
import { followSectionLink } from '../scrollToSection.ts';
import { sectionsOf } from '../sections.ts';

export interface ReportProgressProps {
  store: ReportStore;
  definition: ReportDefinition;
}

/**
 * The right sidebar: the report's sections with their state, as links. Below 1024 px the screen
 * itself shows them in one line.
 */
export const ReportProgress = observer(function ReportProgress({
  store,
  definition,
}: ReportProgressProps) {
  const intl = useIntl();
  const styles = useSlotStyles(reportRecipe);
  const data = store.report.value;
  if (!data) return null;
  return (
    <div className={styles.progress} onClickCapture={followSectionLink}>
      <ProgressSections
        label={intl.formatMessage(messages.sections)}
        current={store.currentSection}
        sections={sectionsOf(definition, data).map(({ id, state }) => ({
          id,
          state,
          label: intl.formatMessage(sectionName(id)),
          href: `#${id}`,
        }))}
      />
    </div>
  );
});
