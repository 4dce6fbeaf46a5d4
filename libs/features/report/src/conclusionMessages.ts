import { defineMessages } from 'react-intl';

export const conclusionMessages = defineMessages({
  question: {
    defaultMessage: 'What is your conclusion?',
    description: 'Over the buttons that conclude a claim or an inspection',
  },
  open: {
    defaultMessage:
      'No conclusion yet. Only agents and administrators can give one. Ask an administrator of this branch to change your role.',
    description: 'For those who may not conclude a claim or an inspection',
  },
  waiting: {
    defaultMessage: 'Available once the customer has sent the report.',
    description: 'In place of the conclusion while the report is being made',
  },
  draw: {
    defaultMessage: 'Draw conclusion',
    description:
      'Button in a bar on phones that leads to the conclusion of a claim or an inspection',
  },
  view: { defaultMessage: 'View', description: 'Button in a bar on phones that leads to a card' },
  undo: { defaultMessage: 'Undo', description: 'Button that takes a conclusion back' },
  download: {
    defaultMessage: 'Download assets',
    description: 'Button that downloads all photos of a report in one file',
  },
  next: {
    defaultMessage: 'Next car',
    description: 'Button that opens the next car that waits for a conclusion',
  },
  none: {
    defaultMessage: 'No other cars are waiting.',
    description: 'Said when there is nothing more to conclude',
  },
  searchFailed: {
    defaultMessage: 'The next car could not be found. Try again.',
    description: 'Said when looking for the next car failed',
  },
  failed: {
    defaultMessage: 'The conclusion was not saved. Try again.',
    description: 'Said when a conclusion could not be saved',
  },
  refused: {
    defaultMessage: 'This can no longer be changed. The current conclusion is shown here.',
    description: 'Said when the server refused another conclusion',
  },
});
