import { formatMoney } from '@forecourt/platform';
import { DateTime } from '@forecourt/ui/date-time';
import type { KeyValue } from '@forecourt/ui/key-value-list';
import { useIntl } from 'react-intl';
import { currencyOf } from '../currency.ts';
import { messages } from '../messages.ts';
import type { ReportData } from '../reportData.ts';
import { isClosed } from '../sections.ts';
import { Facts } from './Facts.tsx';

/** The most important facts. */
export function Overview(data: ReportData) {
  const intl = useIntl();
  const { report, trade_in: tradeIn } = data;
  const items: KeyValue[] = [
    {
      key: 'received',
      label: intl.formatMessage(messages.received),
      value: <DateTime value={report.inserted_at} />,
    },
    { key: 'branch', label: intl.formatMessage(messages.branch), value: report.partner.name },
  ];
  if (tradeIn && 'expected_price' in tradeIn) {
    const { expected_price: price } = tradeIn;
    items.push({
      key: 'price',
      label: intl.formatMessage(messages.expectedPrice),
      value: price === null ? null : formatMoney(price, currencyOf(data), intl.locale),
    });
  }
  if (report.dealer) {
    items.push({
      key: 'dealer',
      label: intl.formatMessage(messages.chosenDealer),
      value: report.dealer.name,
    });
  }
  const summary = {
    key: 'summary',
    label: intl.formatMessage(messages.summary),
    value: report.info.car_condition_summary,
  };
  return <Facts items={items} notes={[summary]} closed={isClosed(report)} />;
}
