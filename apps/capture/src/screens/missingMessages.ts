import { defineMessages } from 'react-intl';

export const missingMessages = {
  ...defineMessages({
    anyway: {
      defaultMessage: 'Send anyway',
      description: 'Button: hand the report in without something required',
    },
    reason: {
      defaultMessage: 'Why can’t you add it?',
      description: 'Label of the reason why something required is missing',
    },
    noReason: {
      defaultMessage: 'Please say why, in a few words',
      description: 'The reason why something required is missing was left empty',
    },
  }),
  ...defineMessages<{
    title: { count: number };
    why: { partner: string; count: number };
    read: { partner: string };
    add: { step: string };
  }>({
    title: {
      defaultMessage: '{count, plural, one {One thing is missing} other {# things are missing}}',
      description: 'Title: the report cannot be sent yet',
    },
    why: {
      defaultMessage:
        '{partner} needs {count, plural, one {this} other {these}} to assess your car without seeing it.',
      description: 'Below the title: why something is required',
    },
    read: {
      defaultMessage: '{partner} will read this with your report.',
      description: 'Below the reason why something required is missing',
    },
    add: {
      defaultMessage: 'Add: {step}',
      description: 'Button that leads to the first missing step, such as Mileage',
    },
  }),
};
