import { ProgressSections } from '@forecourt/ui/progress-sections';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { ReportDefinition } from '../definition.ts';
import { messages, sectionNames } from '../messages.ts';
import type { ReportStore } from '../ReportStore.ts';
import { sectionsOf } from '../sections.ts';

export interface ReportProgressProps {
  store: ReportStore;
  definition: ReportDefinition;
}

/** The right sidebar: the report's sections, how far they are, and the way to each. */
export const ReportProgress = observer(function ReportProgress({
  store,
  definition,
}: ReportProgressProps) {
  const intl = useIntl();
  const data = store.report.value;
  if (!data) return null;
  return (
    <ProgressSections
      label={intl.formatMessage(messages.sections)}
      sections={sectionsOf(definition, data.report).map(({ id, state }) => ({
        id,
        state,
        label: intl.formatMessage(sectionNames[id]),
        href: `#${id}`,
      }))}
    />
  );
});
