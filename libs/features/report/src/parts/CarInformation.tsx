import type { ReportCar } from '@forecourt/contract';
import { formatDate } from '@forecourt/platform';
import type { KeyValue } from '@forecourt/ui/key-value-list';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { fieldNames } from '../fieldMessages.ts';
import { messages, phrases } from '../messages.ts';
import { Facts } from './Facts.tsx';
import { RatingValue } from './RatingValue.tsx';

type Field = keyof typeof fieldNames;

const fields = Object.keys(fieldNames) as Field[];
/** Fields that are sentences. */
const sentences = new Set<Field>(['lights', 'faults', 'owner_comment', 'extra_information']);

/** Every field of the car, in the order in which one reads it. */
export function CarInformation({ car, closed }: { car: ReportCar; closed: boolean }) {
  const intl = useIntl();
  const all = fields.map((key): KeyValue & { key: Field } => ({
    key,
    label: intl.formatMessage(fieldNames[key]),
    value: valueOf(key, car, intl),
  }));
  return (
    <Facts
      items={all.filter(({ key }) => !sentences.has(key))}
      notes={all.filter(({ key }) => sentences.has(key))}
      closed={closed}
    />
  );
}

function valueOf(key: Field, car: ReportCar, intl: IntlShape): KeyValue['value'] {
  if (key === 'overall_rating') {
    return car.overall_rating && <RatingValue rating={car.overall_rating} />;
  }
  const value = car[key];
  if (value === null) return null;
  if (typeof value === 'boolean') return intl.formatMessage(value ? messages.yes : messages.no);
  if (key === 'power') return intl.formatMessage(phrases.kilowatts, { value: Number(value) });
  if (key === 'engine_volume') {
    return intl.formatMessage(phrases.cubicCentimetres, { value: Number(value) });
  }
  // A day, not a moment: it is the same day in every zone.
  if (key === 'last_service_date') return formatDate(String(value), { timeZone: 'UTC' });
  return <bdi>{value}</bdi>;
}
