import { defineMessages, type IntlShape } from 'react-intl';
import { type DetailName, detailText } from './detailWords.ts';

const words = defineMessages({
  blankEntered: {
    defaultMessage: 'Customer left this blank',
    description: 'Below a value that staff filled in',
  },
  blankBefore: {
    defaultMessage: 'Previously blank',
    description: 'Below a name or contact that staff filled in',
  },
});

const sentences = defineMessages<{ entered: { value: string }; before: { value: string } }>({
  entered: {
    defaultMessage: 'Customer entered {value}',
    description: 'Below a value that staff corrected, such as a mileage',
  },
  before: {
    defaultMessage: 'Previously {value}',
    description: 'Below a name or contact that staff corrected; staff may have typed it first',
  },
});

/** Details that staff often type themselves, so that nobody can say who entered them. */
const ofAnyone: ReadonlySet<DetailName> = new Set([
  'name',
  'phone',
  'email',
  'claim_number',
  'policy_number',
  'date_of_loss',
]);

/** What stood in place of a corrected value: `Customer entered 84,000 mi`. */
export function correctionText(
  { field, entered }: { field: DetailName; entered: string | null },
  intl: IntlShape,
): string {
  const value = detailText(field, entered, intl);
  if (ofAnyone.has(field)) {
    return value === undefined
      ? intl.formatMessage(words.blankBefore)
      : intl.formatMessage(sentences.before, { value });
  }
  return value === undefined
    ? intl.formatMessage(words.blankEntered)
    : intl.formatMessage(sentences.entered, { value });
}
