import { saleStatusMessages } from '@forecourt/platform/request-words';
import { StatusBadge } from '@forecourt/ui/status-badge';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { ReportStore } from '../ReportStore.ts';
import { saleStatus } from '../saleStatus.ts';
import { statusText } from '../statusText.ts';

/** For the header that staff see: how far the sale is, or else where the report stands. */
export const ReportStatus = observer(function ReportStatus({
  store,
}: {
  store: Pick<ReportStore, 'report'>;
}) {
  const intl = useIntl();
  const { value } = store.report;
  if (!value) return null;
  const sale = saleStatus(value);
  if (sale)
    return <StatusBadge status={sale} label={intl.formatMessage(saleStatusMessages[sale])} />;
  return <StatusBadge status={value.report.status} label={statusText(value.report, intl)} />;
});
