import { CopyButton } from '@forecourt/ui/copy-button';
import { DateTime } from '@forecourt/ui/date-time';
import { Link } from '@forecourt/ui/link';
import { StatusBadge } from '@forecourt/ui/status-badge';
import { useSlotStyles } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReportDefinition } from '../definition.ts';
import { messages, phrases } from '../messages.ts';
import { reportRecipe } from '../ReportScreen.recipe.ts';
import type { StaffReport } from '../ReportStore.ts';
import { carTitle } from '../carTitle.ts';

interface ReportHeaderProps {
  definition: ReportDefinition;
  report: StaffReport['report'];
}

/** Where one is, which car it is, where the request stands, and the link to pass on. */
export function ReportHeader({ definition, report }: ReportHeaderProps) {
  const intl = useIntl();
  const styles = useSlotStyles(reportRecipe);
  const photos = report.report.uploads.filter(({ filetype }) => filetype === 'image').length;
  return (
    <header className={styles.head}>
      <div className={styles.headline}>
        <span className={styles.back}>
          <Link href={definition.back.path} quiet>
            ← <FormattedMessage {...definition.back.label} />
          </Link>
        </span>
        <h1 className={styles.title}>
          {carTitle(report.report.car) ?? intl.formatMessage(messages.unknownCar)}
        </h1>
        <div className={styles.facts}>
          <StatusBadge status={report.status} />
          <FormattedMessage {...definition.title} />
          <span aria-hidden>·</span>
          <DateTime value={report.inserted_at} />
          <span aria-hidden>·</span>
          <FormattedMessage {...phrases.photos} values={{ count: photos }} />
        </div>
      </div>
      <CopyButton
        text={new URL(report.report_url, window.location.origin).href}
        label={intl.formatMessage(messages.copyLink)}
        onCopied={() =>
          showToast({ title: intl.formatMessage(messages.linkCopied), tone: 'success' })
        }
      />
    </header>
  );
}
