import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  when: {
    defaultMessage: 'When to publish',
    description: 'Names the choice between publishing changed settings now and later',
  },
  now: { defaultMessage: 'Now', description: 'Choice: changed settings are published at once' },
  later: {
    defaultMessage: 'Later',
    description: 'Choice: changed settings are published at a day and time',
  },
  at: { defaultMessage: 'Day and time', description: 'Label: when settings are published' },
  past: {
    defaultMessage: 'Choose a time in the future, within a year',
    description: 'The day and time to publish settings can’t be used',
  },
  laterText: {
    defaultMessage:
      'Nothing changes until then. Your changes are kept on the server and published on top of the settings of that time.',
    description: 'What scheduling changed settings does',
  },
  schedule: {
    defaultMessage: 'Schedule',
    description: 'Button: changed settings are published at the chosen time',
  },
  keepMine: {
    defaultMessage: 'Keep mine and schedule',
    description:
      'Button: schedules the own changes although another administrator published meanwhile',
  },
  view: {
    defaultMessage: 'View',
    description: 'Button: lists the changes that are published later',
  },
  takeBack: {
    defaultMessage: 'Move back to draft',
    description:
      'Button: changes of the settings are not published at their time, and can be edited again',
  },
  takenBack: {
    defaultMessage: 'The changes are a draft again',
    description: 'Said once changes are no longer published later',
  },
  discard: {
    defaultMessage: 'Discard',
    description: 'Button: gives up changes of the settings that could not be published',
  },
  discardTitle: {
    defaultMessage: 'Discard the scheduled changes?',
    description: 'Question before it is done',
  },
  discardText: {
    defaultMessage: 'What’s published stays unchanged. You can’t undo this.',
    description: 'Under "Discard the scheduled changes?"',
  },
  keep: {
    defaultMessage: 'Keep',
    description: 'Button: closes a question, changes nothing',
  },
  close: { defaultMessage: 'Close', description: 'Button: closes a dialog' },
  failed: {
    defaultMessage: 'That didn’t work. Try again in a moment.',
    description: 'Scheduled changes could not be canceled',
  },
});

export const phrases = defineMessages<{
  zone: { zone: string };
  replaces: { name: string; when: string };
  waits: { name: string; when: string };
  title: { when: string };
  refused: { when: string };
  notAllowed: { name: string; when: string };
}>({
  zone: {
    defaultMessage: 'Your time zone: {zone}',
    description: 'Under a day and time to choose; such as "Europe/Tallinn"',
  },
  replaces: {
    defaultMessage: 'This replaces what {name} scheduled for {when}.',
    description: 'Only one change can be scheduled; a person, and a day and time',
  },
  waits: {
    defaultMessage: '{name} scheduled changes. They’ll be published on {when}.',
    description: 'Above the settings; a person, and a day and time',
  },
  title: {
    defaultMessage: 'Scheduled for {when}',
    description:
      'Title of a list of changes that are published later, and said once they are scheduled; a day and time',
  },
  refused: {
    defaultMessage:
      'The changes scheduled for {when} can’t be published: they no longer fit the current settings. For example, a language was removed.',
    description: 'Above the settings; a day and time',
  },
  notAllowed: {
    defaultMessage:
      'The changes scheduled for {when} can’t be published: {name} can no longer change settings.',
    description: 'Above the settings; a day and time, and a person',
  },
});
