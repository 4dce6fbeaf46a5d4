import { defineMessages } from 'react-intl';

export const reviewMessages = {
  ...defineMessages({
    title: { defaultMessage: 'Ready to send?', description: 'Title of the review' },
    hint: {
      defaultMessage: 'Review your answers. You can still edit them.',
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
      defaultMessage: 'Some answers weren’t accepted. Please redo the marked steps.',
      description: 'What keeps the report from being sent',
    },
    required: {
      defaultMessage: 'Required',
      description: 'A step without which nothing can be sent',
    },
    sendingTitle: {
      defaultMessage: 'Your report is on its way',
      description: 'Title while the last photos are being sent',
    },
    stopped: {
      defaultMessage: 'Waiting for a connection',
      description: 'Nothing is left but the last word, and there is no network',
    },
    last: { defaultMessage: 'Finishing…', description: 'Everything is sent but the last word' },
    full: {
      defaultMessage:
        'The server is full right now. Everything is saved on this phone and will be sent as soon as there’s room.',
      description: 'The report waits: the disk of the server is full',
    },
    offline: {
      defaultMessage:
        'You’re offline. Everything is saved on this phone and will be sent when you open this page online.',
      description: 'The report waits for a network',
    },
    keepOpen: {
      defaultMessage: 'Keep this page open until you see “Thank you!”',
      description: 'While the last photos are being sent',
    },
    change: { defaultMessage: 'Edit answers', description: 'Button: back to the review' },
  }),
  ...defineMessages<{
    edit: { step: string };
    waiting: { pending: number };
    sendTo: { partner: string };
    sendingTo: { partner: string };
    photos: { count: number };
    views: { count: number };
    share: { given: number; needed: number };
  }>({
    sendTo: {
      defaultMessage: 'Send to {partner}',
      description: 'Button that sends what was asked for in addition to a report',
    },
    sendingTo: {
      defaultMessage: 'On its way to {partner}',
      description: 'Title while what was asked for in addition is being sent',
    },
    views: {
      defaultMessage: '{count, plural, one {# view} other {# views}} around the car',
      description: 'How many pictures the 360 scan has',
    },
    share: {
      defaultMessage: '{given, number} of {needed, number}',
      description: 'How much of a step is there, such as 1 of 4 photos',
    },
    edit: {
      defaultMessage: 'Edit: {step}',
      description: 'Read out for the pencil beside a step',
    },
    waiting: {
      defaultMessage: '{pending, plural, one {# item} other {# items}} left to send',
      description: 'How much is left to send',
    },
    photos: {
      defaultMessage: '{count, plural, one {# photo} other {# photos}}',
      description: 'How many photos a step has',
    },
  }),
};
