import { carName, customerName } from '@forecourt/platform';
import { Badge } from '@forecourt/ui/badge';
import { CopyButton } from '@forecourt/ui/copy-button';
import { DateTime } from '@forecourt/ui/date-time';
import { Icon } from '@forecourt/ui/icon';
import { Link } from '@forecourt/ui/link';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ReportBack, type ReportDefinition, titleOf } from '../definition.ts';
import { messages, phrases } from '../messages.ts';
import { PrintButton } from '../print/PrintButton.tsx';
import type { ReportData } from '../reportData.ts';
import { conclusionOf } from '../sections.ts';
import { ConclusionBadge } from './ConclusionBadge.tsx';
import { Cover } from './Cover.tsx';
import { headerRecipe } from './ReportHeader.recipe.ts';

interface ReportHeaderProps {
  definition: ReportDefinition;
  data: ReportData;
  /** The list that the user came from. */
  from?: ReportBack['id'];
  /** Where it stands, for staff. */
  status?: ReactNode;
  /** Before the buttons of every report. */
  actions?: ReactNode;
}

/** The header: back link, car, status, and the link to pass on. */
export function ReportHeader({ definition, data, from, status, actions }: ReportHeaderProps) {
  const intl = useIntl();
  const isPublic = definition.audience === 'public';
  const styles = useSlotRecipe(headerRecipe, { audience: definition.audience });
  const size = isPublic ? 'md' : 'sm';
  const { report } = data;
  const { car, uploads } = report.report;
  // As many as there are to look at: a refused one is asked for again.
  const photos = uploads.filter(
    ({ filetype, review_status: review }) => filetype === 'image' && review !== 'declined',
  ).length;
  const conclusion = conclusionOf(data);
  const title = carName(car);
  const owner = customerName(report);
  const back = definition.backs.find(({ id }) => id === from) ?? definition.backs[0];
  return (
    <header className={styles.head}>
      {back && (
        <Link href={back.path} quiet className={styles.back}>
          <Icon icon={ArrowLeft} size={16} />
          <FormattedMessage {...back.label} />
        </Link>
      )}
      <Cover {...report.report} />
      <div className={styles.headline}>
        {/* Where there are tabs, the first of them says it. */}
        {definition.tabs.length === 0 && (
          <p className={styles.kind}>
            <FormattedMessage {...titleOf(definition, data.auction)} />
          </p>
        )}
        <h1 className={styles.title}>
          <bdi>{title || owner || intl.formatMessage(messages.unknownCar)}</bdi>
        </h1>
        <div className={styles.facts}>
          {status}
          {(report.sold || report.withdrawn) && (
            <Badge tone={report.sold ? 'success' : 'neutral'}>
              <FormattedMessage {...messages[report.sold ? 'sold' : 'withdrawn']} />
            </Badge>
          )}
          {conclusion !== undefined && <ConclusionBadge status={conclusion} />}
          {title && owner && <bdi>{owner}</bdi>}
          {report.identifiers?.claim_number && (
            <span translate="no">{report.identifiers.claim_number}</span>
          )}
          {car.plate && <span translate="no">{car.plate}</span>}
          <DateTime value={report.inserted_at} format={isPublic ? 'date' : 'datetime'} />
          {photos > 0 && (
            <span className={styles.photos}>
              <FormattedMessage {...phrases.photos} values={{ count: photos }} />
            </span>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        {actions}
        <span className={styles.print}>
          <PrintButton size={size} />
        </span>
        {report.report_url && (
          <CopyButton
            text={new URL(report.report_url, window.location.origin).href}
            label={intl.formatMessage(messages.copyLink)}
            size={size}
            onStatusChange={({ copied }) =>
              copied &&
              showToast({ title: intl.formatMessage(messages.linkCopied), tone: 'success' })
            }
            onRefused={() =>
              showToast({ title: intl.formatMessage(messages.linkNotCopied), tone: 'danger' })
            }
          />
        )}
      </div>
    </header>
  );
}
