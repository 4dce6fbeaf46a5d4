import { defineMessages } from 'react-intl';
import { editFailures } from './editMessages.ts';

/** Texts about taking a damage out of a report. */
export const removalMessages = {
  ...defineMessages({
    remove: {
      defaultMessage: 'Remove',
      description: 'Button: takes a damage that staff added out of the report',
    },
    text: {
      defaultMessage:
        'Nobody sees it in the report anymore. The customer’s photos stay, and what your damage detection found can be decided on again.',
      description: 'What happens when a damage that staff accepted is taken out of the report',
    },
    asked: {
      defaultMessage:
        'The customer is still asked for photos of it. Cancel that if you don’t need them anymore.',
      description: 'Added before a damage is removed of which staff have asked for photos',
    },
    removed: { defaultMessage: 'Damage removed', description: 'Said after removing a damage' },
  }),
  ...defineMessages<{ removeOf: { name: string }; question: { name: string } }>({
    removeOf: {
      defaultMessage: 'Remove damage: {name}',
      description: 'Button beside a damage that staff added; name is the part of the car',
    },
    question: {
      defaultMessage: 'Remove this damage: {name}?',
      description: 'Asked before a damage is taken out; name is the part of the car',
    },
  }),
};

/** Why a damage was not removed. */
export const removalFailures: typeof editFailures = {
  ...editFailures,
  ...defineMessages({
    failed: {
      defaultMessage: 'The damage was not removed. Close this and try again.',
      description: 'Removing a damage failed',
    },
  }),
};
