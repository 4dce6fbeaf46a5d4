import { defineMessages } from 'react-intl';

/** Texts of an absence on /profile. */
export const awayMessages = defineMessages({
  title: { defaultMessage: 'Away', description: 'Title of a part of /profile' },
  lead: {
    defaultMessage: 'Colleagues see this when they assign something to you or mention you.',
    description: 'Under the title "Away" of /profile',
  },
  until: { defaultMessage: 'Away until', description: 'Field of /profile: the last day away' },
  untilHint: {
    defaultMessage: 'Your last day away.',
    description: 'Under the field "Away until" of /profile',
  },
  substitute: { defaultMessage: 'Who takes over', description: 'Field of /profile' },
  nobody: { defaultMessage: 'Nobody', description: 'Choice: nobody takes over' },
  note: { defaultMessage: 'Note to colleagues', description: 'Field of /profile' },
  save: { defaultMessage: 'Save absence', description: 'Button of /profile' },
  back: { defaultMessage: 'I’m back', description: 'Button of /profile that ends the absence' },
  saved: { defaultMessage: 'Absence saved', description: 'Said once the absence is saved' },
  isBack: {
    defaultMessage: 'Your absence has ended',
    description: 'Said once the absence was ended',
  },
  noDay: { defaultMessage: 'Choose your last day away', description: 'The day is missing' },
  pastDay: {
    defaultMessage: 'Choose today or a later day',
    description: 'The day away is in the past',
  },
  noColleague: {
    defaultMessage: 'They no longer belong to your branch. Choose someone else.',
    description: 'Whoever is to take over has left',
  },
});
