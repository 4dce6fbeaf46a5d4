import { defineMessages, type IntlShape } from 'react-intl';
import { type DistanceUnit, formatDistance } from '../format/distance.ts';
import { formatPhone } from '../format/phone.ts';
import { formatDate } from '../format/time.ts';

/** Names of what can be corrected (the contract's DetailField). */
export const detailNames = defineMessages({
  name: { defaultMessage: 'Name', description: 'Detail of a request: the customer’s' },
  phone: { defaultMessage: 'Phone', description: 'Detail of a request: the customer’s number' },
  email: { defaultMessage: 'Email', description: 'Detail of a request: the customer’s address' },
  postcode: { defaultMessage: 'ZIP code', description: 'Detail of a request: the customer’s' },
  vincode: { defaultMessage: 'VIN', description: 'Detail of a request: of the car' },
  plate: { defaultMessage: 'License plate', description: 'Detail of a request: of the car' },
  year: { defaultMessage: 'Year', description: 'Detail of a request: of the car' },
  make: { defaultMessage: 'Make', description: 'Detail of a request: of the car' },
  model: { defaultMessage: 'Model', description: 'Detail of a request: of the car' },
  mileage: { defaultMessage: 'Mileage', description: 'Detail of a request: of the car' },
  zip: {
    defaultMessage: 'ZIP of the car',
    description: 'Detail of a request: where the car is, if not with the customer',
  },
  claim_number: {
    defaultMessage: 'Claim number',
    description: 'Detail of a request: the insurer’s',
  },
  policy_number: {
    defaultMessage: 'Policy number',
    description: 'Detail of a request: of the customer’s insurance',
  },
  date_of_loss: {
    defaultMessage: 'Date of loss',
    description: 'Detail of a request: the day on which the damage happened',
  },
});

/** A detail that can be corrected. */
export type DetailName = keyof typeof detailNames;

/** The value of a detail as people read it; undefined for none. */
export function detailText(
  field: DetailName,
  value: string | null | undefined,
  intl: Pick<IntlShape, 'formatNumber' | 'locale'>,
): string | undefined {
  if (!value) return undefined;
  if (field === 'phone') return formatPhone(value);
  if (field === 'date_of_loss') return formatDate(value, { timeZone: 'UTC' });
  return field === 'mileage' ? mileageText(value, intl) : value;
}

/** A mileage as records hold it, `84000 mi`, in the unit that it was given in. */
function mileageText(value: string, intl: Pick<IntlShape, 'formatNumber' | 'locale'>): string {
  const [, digits, unit] = /^(\d+) (mi|km)$/.exec(value) ?? [];
  if (!unit) return intl.formatNumber(Number(value));
  return formatDistance({ value: Number(digits), unit: unit as DistanceUnit }, intl.locale);
}
