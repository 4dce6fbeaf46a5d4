import { defineMessages } from 'react-intl';

export const conclusionMessages = {
  ...defineMessages({
    next: {
      defaultMessage: 'What happens next',
      description: 'Above what a business says comes after the conclusion of a claim or inspection',
    },
    steps: {
      defaultMessage: 'Back to what’s still needed',
      description: 'Button: from the conclusion to the photos and details that are asked for',
    },
  }),
  ...defineMessages<{
    reviewed: { partner: string; date: string };
    again: { partner: string };
    againHint: { partner: string };
  }>({
    reviewed: {
      defaultMessage: '{partner} reviewed your report on {date}.',
      description: 'Below the conclusion of a claim or inspection',
    },
    again: {
      defaultMessage: '{partner} is taking another look',
      description: 'Title when a conclusion that the customer was told no longer stands',
    },
    againHint: {
      defaultMessage:
        'What you read here before no longer applies. {partner} will let you know when the review is done.',
      description: 'Below "{partner} is taking another look"',
    },
  }),
};
