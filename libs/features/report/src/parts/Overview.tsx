import { DateTime } from '@forecourt/ui/date-time';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import type { KeyValue } from '@forecourt/ui/key-value-list';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import type { StaffReport } from '../ReportStore.ts';

/** What one wants to know first. */
export function Overview({ report, trade_in: tradeIn }: StaffReport) {
  const intl = useIntl();
  const items: KeyValue[] = [
    {
      key: 'received',
      label: intl.formatMessage(messages.received),
      value: <DateTime value={report.inserted_at} />,
    },
    { key: 'branch', label: intl.formatMessage(messages.branch), value: report.partner.name },
    {
      key: 'summary',
      label: intl.formatMessage(messages.summary),
      value: report.info.car_condition_summary,
    },
  ];
  if (tradeIn) {
    items.push({
      key: 'price',
      label: intl.formatMessage(messages.expectedPrice),
      value: tradeIn.expected_price !== null && intl.formatNumber(tradeIn.expected_price),
    });
  }
  return <KeyValueList items={items} />;
}
