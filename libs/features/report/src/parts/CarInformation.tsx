import type { Correction } from '@forecourt/contract';
import { formatDate, formatMoney } from '@forecourt/platform';
import type { Currency } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import type { KeyValue } from '@forecourt/ui/key-value-list';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { Corrected, correctionOf } from '../details/Corrected.tsx';
import { isMissing } from '../facts.ts';
import { fieldNames } from '../fieldMessages.ts';
import { messages, phrases } from '../messages.ts';
import type { ViewedCar } from '../reportData.ts';
import { Facts } from './Facts.tsx';

type Field = keyof typeof fieldNames;

// The overall rating is part of the condition.
const fields = (Object.keys(fieldNames) as Field[]).filter((key) => key !== 'overall_rating');
/** Fields that contain sentences. */
const sentences = new Set<Field>(['lights', 'faults', 'owner_comment', 'extra_information']);

interface CarInformationProps {
  car: ViewedCar;
  /** Currency of the asking price. */
  currency: Currency;
  /** Whether the report is closed. */
  closed: boolean;
  /** What staff corrected of it. */
  corrections: readonly Correction[] | undefined;
}

/** The fields of the car that are filled, in reading order; the others are a press away. */
export function CarInformation(props: CarInformationProps) {
  const { car, currency, closed, corrections } = props;
  const intl = useIntl();
  const [isWhole, setWhole] = useState(false);
  const all = fields
    .filter((key) => car[key] !== undefined)
    .map((key): KeyValue & { key: Field } => ({
      key,
      label: intl.formatMessage(fieldNames[key]),
      value: marked(key, valueOf(key, car, currency, intl), corrections),
    }));
  return (
    <>
      <Facts
        items={all.filter(({ key }) => !sentences.has(key))}
        notes={all.filter(({ key }) => sentences.has(key))}
        closed={isWhole}
      />
      {closed && all.some(isMissing) && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isWhole}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setWhole(!isWhole)}
        >
          <FormattedMessage {...(isWhole ? messages.showFewer : messages.showAll)} />
        </Button>
      )}
    </>
  );
}

/** Fields that can be corrected. */
const corrigible = ['vincode', 'plate', 'year', 'make', 'model', 'zip'] as const;

/** With what the customer gave; a value that is missing stays so. */
function marked(
  key: Field,
  value: KeyValue['value'],
  corrections: CarInformationProps['corrections'],
): KeyValue['value'] {
  const field = corrigible.find((one) => one === key);
  // one that staff cleared still shows what the customer gave
  if (!field || !correctionOf(field, corrections)) return value;
  return (
    <Corrected field={field} corrections={corrections}>
      {value}
    </Corrected>
  );
}

function valueOf(
  key: Field,
  car: ViewedCar,
  currency: Currency,
  intl: IntlShape,
): KeyValue['value'] {
  const value = car[key];
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return intl.formatMessage(value ? messages.yes : messages.no);
  if (key === 'power') return intl.formatMessage(phrases.kilowatts, { value: Number(value) });
  if (key === 'engine_volume') {
    return intl.formatMessage(phrases.cubicCentimetres, { value: Number(value) });
  }
  if (key === 'price') return formatMoney(Number(value), currency, intl.locale);
  if (key === 'country_code') return intl.formatDisplayName(String(value), { type: 'region' });
  // A date without a time: the same day in every time zone.
  if (key === 'last_service_date') return formatDate(String(value), { timeZone: 'UTC' });
  return <bdi>{value}</bdi>;
}
