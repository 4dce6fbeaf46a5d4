import { sectionWords } from '@forecourt/platform/section-words';
import { Alert } from '@forecourt/ui/alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages, phrases } from '../messages.ts';
import type { ViewedReport } from '../reportData.ts';

/** What the customer sent the report without, and why; only staff get it. */
export function SentIncomplete({ report }: { report: Pick<ViewedReport, 'sent_incomplete'> }) {
  const intl = useIntl();
  const { sent_incomplete: sent } = report;
  if (!sent) return null;
  const names = sent.sections.map((name) => intl.formatMessage(sectionWords[name].name));
  return (
    <Alert
      status="warning"
      icon={TriangleAlert}
      title={<FormattedMessage {...messages.sentWithout} />}
    >
      {intl.formatMessage(phrases.lacks, {
        sections: intl.formatList(names),
        reason: sent.reason,
      })}
    </Alert>
  );
}
