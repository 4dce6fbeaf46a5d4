import { formatDistance } from '@forecourt/platform';
import type { IntlShape } from 'react-intl';
import type { Draft } from '../draft/draft.ts';
import type { FieldDefinition } from './definition.ts';
import { fieldMessages } from './messages.ts';
import { unitOf } from './mileageUnit.ts';
import { ratingOptions } from './ratings.ts';

/** A field's value as text for the review; null if there is none. */
export function valueText(field: FieldDefinition, draft: Draft, intl: IntlShape): string | null {
  const value = draft.value(field.kind === 'rating' ? `${field.path}.rating` : field.path);
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'yesno':
      return intl.formatMessage(value ? fieldMessages.yes : fieldMessages.no);
    case 'choice':
    case 'rating': {
      const options = field.kind === 'choice' ? field.options : ratingOptions();
      const option = options.find((one) => one.value === value);
      return option ? intl.formatMessage(option.label) : String(value);
    }
    case 'number':
      return field.grouped ? intl.formatNumber(Number(value)) : String(value);
    case 'mileage':
      return formatDistance({ value: Number(value), unit: unitOf(field, draft) }, intl.locale);
    case 'price':
      return intl.formatNumber(Number(value), { maximumFractionDigits: 2 });
    case 'date':
      return intl.formatDate(String(value), { dateStyle: 'medium', timeZone: 'UTC' });
    default:
      return String(value);
  }
}
