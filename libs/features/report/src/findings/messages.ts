import { defineMessages } from 'react-intl';
import { placingFailures } from '../damages/placingMessages.ts';

/** Texts about what the damage detection found. */
export const findingMessages = defineMessages({
  hint: {
    defaultMessage:
      'Found by your damage detection. Only staff see this; what you accept becomes part of the report.',
    description: 'Above what a service found on the photos of a report',
  },
  accept: { defaultMessage: 'Accept', description: 'Button: what was found is a damage' },
  correct: {
    defaultMessage: 'Correct',
    description: 'Button: what was found is a damage, but another one',
  },
  dismiss: { defaultMessage: 'Dismiss', description: 'Button: what was found is no damage' },
  accepted: { defaultMessage: 'Damage added', description: 'Said once a finding is a damage' },
  dismissed: { defaultMessage: 'Dismissed', description: 'Said once a finding is no damage' },
  title: {
    defaultMessage: 'Accept as a damage',
    description: 'Title over what staff say of a damage that a service found',
  },
  part: { defaultMessage: 'Part of the car', description: 'Label: where a damage is' },
  choosePart: { defaultMessage: 'Choose a part', description: 'Choice: no part is chosen yet' },
  words: { defaultMessage: 'Description', description: 'Label: a damage in words' },
  everyone: {
    defaultMessage: 'Everyone who can see the report will see this.',
    description: 'Below what staff say of a damage before they accept it',
  },
  cancel: { defaultMessage: 'Cancel', description: 'Button: nothing is decided' },
});

export const findingPhrases = {
  ...defineMessages<{ heading: { count: number } }>({
    heading: {
      defaultMessage:
        '{count, plural, one {# possible damage on the photos} other {# possible damages on the photos}}',
      description: 'Heading over what a service found on the photos of a report',
    },
  }),
  ...defineMessages<{ sure: { share: number } }>({
    sure: {
      defaultMessage: '{share, number, ::percent} sure',
      description: 'How sure a service is of what it found, such as “87% sure”',
    },
  }),
  ...defineMessages<{ found: { part: string; kind: string } }>({
    found: {
      defaultMessage: '{part} · {kind}',
      description: 'A part of the car or a photo, and what may be wrong there',
    },
  }),
  ...defineMessages<{
    acceptOf: { name: string };
    correctOf: { name: string };
    dismissOf: { name: string };
    photoOf: { name: string };
  }>({
    acceptOf: { defaultMessage: 'Accept: {name}', description: 'Button beside a finding' },
    correctOf: { defaultMessage: 'Correct: {name}', description: 'Button beside a finding' },
    dismissOf: { defaultMessage: 'Dismiss: {name}', description: 'Button beside a finding' },
    photoOf: {
      defaultMessage: 'Photo: {name}',
      description: 'Link to the photo that a service found something on',
    },
  }),
};

/** Why nothing was decided. */
export const findingFailures: typeof placingFailures = {
  ...placingFailures,
  ...defineMessages({
    moved: {
      defaultMessage: 'Someone else has decided on it, or the request has been archived.',
      description: 'A finding was not accepted or dismissed',
    },
    failed: {
      defaultMessage: 'Nothing was decided. Try again.',
      description: 'Accepting or dismissing a finding failed',
    },
  }),
};
