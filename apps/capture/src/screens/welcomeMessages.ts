import { defineMessages } from 'react-intl';

export const welcomeMessages = {
  ...defineMessages({
    start: { defaultMessage: 'Start', description: 'Button: the customer’s first tap' },
    again: { defaultMessage: 'Welcome back', description: 'Title when a report was begun before' },
    resume: { defaultMessage: 'Continue', description: 'Button: to the first open step' },
    askedHint: {
      defaultMessage: 'Your report arrived. Only this is still needed.',
      description: 'Below what a business still needs of a report that was sent',
    },
    askedDone: {
      defaultMessage: 'Everything is there. Review it and send it.',
      description: 'Below the title when everything that was asked for is there',
    },
    askedConclusion: {
      defaultMessage: 'See what happens next',
      description: 'Button below a conclusion about the car: to the page about it',
    },
    safe: {
      defaultMessage: 'Saved on your phone, even offline',
      description: 'Nothing given gets lost',
    },
    terms: { defaultMessage: 'Terms', description: 'Link to the terms of use' },
    privacy: { defaultMessage: 'Privacy', description: 'Link to the privacy notice' },
  }),
  ...defineMessages<{
    what: { partner: string };
    continueReport: { done: number; steps: number };
    photos: { photos: number };
    required: { sections: string };
    all: { sections: string };
  }>({
    required: {
      defaultMessage: 'Required: {sections}. You can skip the rest.',
      description: 'Steps that a report must have, on the first screen',
    },
    all: {
      defaultMessage: 'Required: {sections}.',
      description: 'Steps that a report must have, where all of them are',
    },
    what: {
      defaultMessage:
        '{partner} would like a few photos and details. We’ll guide you step by step.',
      description: 'Below the first title',
    },
    continueReport: {
      defaultMessage: '{done, number} of {steps, number} steps done. Continue where you left off.',
      description: 'Below the title when a report was begun before',
    },
    photos: {
      defaultMessage: '{photos, plural, one {# photo} other {# photos}}, taken as you go',
      description: 'How many photos a report takes',
    },
  }),
};
