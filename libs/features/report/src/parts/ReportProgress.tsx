import { ProgressSections } from '@forecourt/ui/progress-sections';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { ReportDefinition } from '../definition.ts';
import { messages, phrases, sectionName } from '../messages.ts';
import { reportRecipe } from '../ReportScreen.recipe.ts';
import type { ReportStore } from '../ReportStore.ts';
import { followSectionLink } from '../scrollToSection.ts';
import type { ReportSection } from '../sections.ts';
import { missingText } from './missingText.ts';

interface ReportProgressProps {
  store: Pick<ReportStore, 'currentSection'>;
  definition: Pick<ReportDefinition, 'sectionNames'>;
  sections: readonly ReportSection[];
}

/**
 * Next to the report: its sections as links, and which are missing. Where there is no room for it,
 * they are in one line above the sections.
 */
export const ReportProgress = observer(function ReportProgress(props: ReportProgressProps) {
  const { store, definition, sections } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(reportRecipe);
  return (
    <div className={styles.progress} onClickCapture={followSectionLink}>
      <ProgressSections
        compact
        label={intl.formatMessage(messages.sections)}
        current={store.currentSection}
        sections={sections.map((section) => ({
          id: section.id,
          state: section.state,
          label: intl.formatMessage(sectionName(section.id, definition)),
          href: `#${section.id}`,
          lacking: section.lacks,
          skippedText: section.share
            ? intl.formatMessage(phrases.share, section.share)
            : intl.formatMessage(missingText(section)),
        }))}
      />
    </div>
  );
});
