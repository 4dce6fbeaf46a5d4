import type { RefusalReason } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

/** Texts about refused photos. */
export const refusalMessages = defineMessages({
  refuse: { defaultMessage: 'Refuse photo', description: 'Button: a new photo is needed instead' },
  takeBack: {
    defaultMessage: 'Undo',
    description: 'Button: a refused photo is fine after all',
  },
  why: { defaultMessage: 'What’s wrong with it?', description: 'Question about a refused photo' },
  note: { defaultMessage: 'Note to the customer', description: 'Field: words about a photo' },
  noReason: { defaultMessage: 'Please choose one', description: 'No reason was chosen' },
  noNote: {
    defaultMessage: 'Please say what’s wrong, in a few words',
    description: 'A photo is refused for another reason, which was not given',
  },
  hint: {
    defaultMessage:
      'Nothing is sent yet. “Ask for more” sends one message for everything you refuse and pick.',
    description: 'Below the title of the question why a photo is refused',
  },
  cancel: { defaultMessage: 'Cancel', description: 'Button that changes nothing' },
});

/** Why a photo is refused. */
export const reasonMessages = defineMessages<RefusalReason>({
  BLURRED: { defaultMessage: 'Blurred', description: 'What is wrong with a photo' },
  WRONG_SIDE: { defaultMessage: 'Wrong side', description: 'What is wrong with a photo' },
  REFLECTION: { defaultMessage: 'Reflection', description: 'What is wrong with a photo' },
  OTHER: { defaultMessage: 'Other', description: 'What is wrong with a photo' },
});

export const refusalPhrases = defineMessages<{
  refuseOf: { name: string };
  takeBackOf: { name: string };
  refused: { reason: string };
  toRefuse: { reason: string };
  added: { date: string };
}>({
  refuseOf: {
    defaultMessage: 'Refuse photo: {name}',
    description: 'Read out for the button that refuses one photo, such as Front',
  },
  takeBackOf: {
    defaultMessage: 'Undo refusal: {name}',
    description: 'Read out for the button that accepts a refused photo after all',
  },
  refused: {
    defaultMessage: 'Refused: {reason}',
    description: 'On a photo that the customer is asked to take again',
  },
  toRefuse: {
    defaultMessage: 'Not sent yet: {reason}',
    description: 'On a photo that is refused, while the customer is not asked yet',
  },
  added: { defaultMessage: 'Added {date}', description: 'On a photo that came later' },
});
