import { defineMessages } from 'react-intl';

/** What the field of an identifier says while it is empty, where it is required. */
export const missingIdentifiers = defineMessages({
  claim_number: {
    defaultMessage: 'Enter the claim number',
    description: 'At an empty field of a form',
  },
  policy_number: {
    defaultMessage: 'Enter the policy number',
    description: 'At an empty field of a form',
  },
  date_of_loss: {
    defaultMessage: 'Enter the date of loss',
    description: 'At an empty field of a form',
  },
});

/** What the field of an identifier says about a value of another form. */
export const wrongIdentifiers = defineMessages({
  claim_number: {
    defaultMessage: 'This claim number is not valid',
    description: 'At a field of a form',
  },
  policy_number: {
    defaultMessage: 'This policy number is not valid',
    description: 'At a field of a form',
  },
  date_of_loss: {
    defaultMessage: 'Enter a day from 1900 to today',
    description: 'At the date of loss, in a form',
  },
});

/** Texts with values in them. */
export const identifierSentences = defineMessages<{ like: { example: string } }>({
  like: {
    defaultMessage: 'Such as {example}',
    description: 'Below the field for a number of a claim; example is such as CL-123456',
  },
});
