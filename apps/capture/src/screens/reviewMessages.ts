import { defineMessages } from 'react-intl';

export const reviewMessages = {
  ...defineMessages({
    title: { defaultMessage: 'Ready to send?', description: 'Title of the review' },
    hint: {
      defaultMessage: 'Look it over. You can still change everything.',
      description: 'Below the title of the review',
    },
    send: { defaultMessage: 'Send report', description: 'Button that hands the report in' },
    empty: { defaultMessage: 'Not provided', description: 'A step of which nothing was given' },
    started: { defaultMessage: 'Incomplete', description: 'A step of which something is missing' },
    faulty: {
      defaultMessage: 'Needs another try',
      description: 'A step in which something was refused',
    },
    blockedTitle: {
      defaultMessage: 'Almost there',
      description: 'Title above what keeps the report from being sent',
    },
    blockedRefused: {
      defaultMessage: 'Something was not accepted. Please do the marked steps again.',
      description: 'What keeps the report from being sent',
    },
    blockedRequired: {
      defaultMessage: 'Some steps are needed before the report can be sent: they are marked below.',
      description: 'What keeps the report from being sent',
    },
    required: { defaultMessage: 'Needed', description: 'A step without which nothing can be sent' },
    sendingTitle: {
      defaultMessage: 'Your report is on its way',
      description: 'Title while the last photos are being sent',
    },
    stopped: {
      defaultMessage: 'Waiting for the network',
      description: 'Nothing is left but the last word, and there is no network',
    },
    last: { defaultMessage: 'Finishing…', description: 'Everything is sent but the last word' },
    full: {
      defaultMessage:
        'The server is full right now. Everything is kept on this phone, and sent as soon as there is room.',
      description: 'The report waits: the disk of the server is full',
    },
    offline: {
      defaultMessage:
        'There is no network right now. Everything is kept on this phone, and sent when you open this page with a network.',
      description: 'The report waits for a network',
    },
    keepOpen: {
      defaultMessage: 'Please leave this page open until it says thank you.',
      description: 'While the last photos are being sent',
    },
    change: { defaultMessage: 'Change something', description: 'Button: back to the review' },
  }),
  ...defineMessages<{
    edit: { step: string };
    waiting: { pending: number };
    photos: { count: number };
  }>({
    edit: {
      defaultMessage: 'Change: {step}',
      description: 'Read out for the pencil beside a step',
    },
    waiting: {
      defaultMessage: '{pending, plural, one {# thing} other {# things}} left to send',
      description: 'How much is left to send',
    },
    photos: {
      defaultMessage: '{count, plural, one {# photo} other {# photos}}',
      description: 'How many photos a step has',
    },
  }),
};
