import { CopyButton } from '@forecourt/ui/copy-button';
import { DateTime } from '@forecourt/ui/date-time';
import { Icon } from '@forecourt/ui/icon';
import { ImageThumb } from '@forecourt/ui/image-grid';
import { Link } from '@forecourt/ui/link';
import { StatusBadge } from '@forecourt/ui/status-badge';
import { useSlotStyles } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { FormattedMessage, useIntl } from 'react-intl';
import { carTitle } from '../carTitle.ts';
import type { ReportDefinition } from '../definition.ts';
import { messages, phrases } from '../messages.ts';
import { reportRecipe } from '../ReportScreen.recipe.ts';
import type { StaffReport } from '../ReportStore.ts';
import { statusNames } from '../statusMessages.ts';

interface ReportHeaderProps {
  definition: ReportDefinition;
  report: StaffReport['report'];
}

/** Where one is, which car it is, where the request stands, and the link to pass on. */
export function ReportHeader({ definition, report }: ReportHeaderProps) {
  const intl = useIntl();
  const styles = useSlotStyles(reportRecipe);
  const { car, uploads } = report.report;
  const photos = uploads.filter(({ filetype }) => filetype === 'image').length;
  return (
    <header className={styles.head}>
      <Link href={definition.back.path} quiet className={styles.back}>
        <Icon icon={ArrowLeft} size={16} />
        <FormattedMessage {...definition.back.label} />
      </Link>
      {car.cover_photo && (
        <div className={styles.cover}>
          <ImageThumb src={car.cover_photo} alt="" eager />
        </div>
      )}
      <div className={styles.headline}>
        <p className={styles.kind}>
          <FormattedMessage {...definition.title} />
        </p>
        <h1 className={styles.title}>
          <bdi>{carTitle(car) ?? intl.formatMessage(messages.unknownCar)}</bdi>
        </h1>
        <div className={styles.facts}>
          <StatusBadge
            status={report.status}
            label={intl.formatMessage(statusNames[report.status])}
          />
          {car.plate && <span translate="no">{car.plate}</span>}
          <DateTime value={report.inserted_at} />
          <FormattedMessage {...phrases.photos} values={{ count: photos }} />
        </div>
      </div>
      <div className={styles.actions}>
        <CopyButton
          text={new URL(report.report_url, window.location.origin).href}
          label={intl.formatMessage(messages.copyLink)}
          onCopied={() =>
            showToast({ title: intl.formatMessage(messages.linkCopied), tone: 'success' })
          }
        />
      </div>
    </header>
  );
}
