import { defineMessages } from 'react-intl';

export const welcomeMessages = {
  ...defineMessages({
    start: { defaultMessage: 'Start', description: 'Button: the customer’s first tap' },
    again: { defaultMessage: 'Welcome back', description: 'Title when a report was begun before' },
    resume: { defaultMessage: 'Continue', description: 'Button: to the first open step' },
    safe: {
      defaultMessage: 'Saved on your phone, even offline',
      description: 'Nothing given gets lost',
    },
    terms: { defaultMessage: 'Terms', description: 'Link to the terms of use' },
    privacy: { defaultMessage: 'Privacy', description: 'Link to the privacy notice' },
  }),
  ...defineMessages<{
    what: { partner: string };
    goOn: { done: number; steps: number };
    photos: { photos: number };
  }>({
    what: {
      defaultMessage:
        '{partner} would like a few photos and details. We’ll guide you step by step.',
      description: 'Below the first title',
    },
    goOn: {
      defaultMessage: '{done, number} of {steps, number} steps done. Continue where you left off.',
      description: 'Below the title when a report was begun before',
    },
    photos: {
      defaultMessage: '{photos, plural, one {# photo} other {# photos}}, taken as you go',
      description: 'How many photos a report takes',
    },
  }),
};
