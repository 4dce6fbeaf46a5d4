import type { ReportCar } from '@forecourt/contract';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { formatDate } from '@forecourt/platform';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { fieldNames } from '../fieldMessages.ts';
import { messages, phrases } from '../messages.ts';

/** Every field of the car, in the order in which one reads it. */
export function CarInformation({ car }: { car: ReportCar }) {
  const intl = useIntl();
  const keys = Object.keys(fieldNames) as (keyof typeof fieldNames)[];
  return (
    <KeyValueList
      columns={2}
      items={keys.map((key) => ({
        key,
        label: intl.formatMessage(fieldNames[key]),
        value: valueOf(key, car, intl),
      }))}
    />
  );
}

function valueOf(key: keyof typeof fieldNames, car: ReportCar, intl: IntlShape) {
  const value = car[key];
  if (value === null) return null;
  if (typeof value === 'boolean') return intl.formatMessage(value ? messages.yes : messages.no);
  if (key === 'power') return intl.formatMessage(phrases.kilowatts, { value: Number(value) });
  if (key === 'engine_volume')
    return intl.formatMessage(phrases.cubicCentimetres, { value: Number(value) });
  if (key === 'last_service_date') return formatDate(String(value), { timeZone: 'UTC' });
  return String(value);
}
