import { defineMessages } from 'react-intl';

/** Texts of sharing a report with dealers. */
export const shareMessages = defineMessages({
  title: { defaultMessage: 'Share with dealers', description: 'Title of the screen' },
  dealersStep: {
    defaultMessage: 'Step 1 of 2: choose the dealers',
    description: 'Step of sharing',
  },
  settingsStep: { defaultMessage: 'Step 2 of 2: set the rules', description: 'Step of sharing' },
  dealers: { defaultMessage: 'Dealers', description: 'Names the list of dealers' },
  all: { defaultMessage: 'Select all', description: 'Checkbox of all dealers' },
  none: { defaultMessage: 'No dealers found', description: 'In place of the list of dealers' },
  end: { defaultMessage: 'All dealers loaded', description: 'After the last dealer' },
  close: { defaultMessage: 'Close', description: 'Button that leaves sharing' },
  goOn: { defaultMessage: 'Continue', description: 'Button to the next step' },
  back: { defaultMessage: 'Back', description: 'Button to the step before' },
  share: { defaultMessage: 'Share', description: 'Button that starts the auction' },
  hours: {
    defaultMessage: 'Hours dealers have to bid',
    description: 'Setting of an auction',
  },
  requirements: { defaultMessage: 'Dealer requirements', description: 'Setting of an auction' },
  requirementsHint: {
    defaultMessage: 'Shown to every invited dealer',
    description: 'Hint of the dealer requirements',
  },
  days: { defaultMessage: 'Offer validity in days', description: 'Setting of an auction' },
  miles: { defaultMessage: 'Offer validity in miles', description: 'Setting of an auction' },
  milesMissing: { defaultMessage: 'Enter at least 1 mile', description: 'The miles are empty' },
  started: { defaultMessage: 'The auction has started', description: 'Toast' },
});

export const sharePhrases = defineMessages<{
  chosen: { count: number };
  hoursUnit: { count: number };
  daysUnit: { count: number };
}>({
  chosen: {
    defaultMessage: '{count, plural, =0 {Nobody selected} one {# selected} other {# selected}}',
    description: 'How many dealers are selected',
  },
  hoursUnit: { defaultMessage: '{count, plural, one {hour} other {hours}}', description: 'Unit' },
  daysUnit: { defaultMessage: '{count, plural, one {day} other {days}}', description: 'Unit' },
});
