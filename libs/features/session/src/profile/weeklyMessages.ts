import { defineMessages } from 'react-intl';

/** Texts of the weekly figures on /profile. */
export const weeklyMessages = defineMessages({
  title: { defaultMessage: 'Weekly figures', description: 'Title of a part of /profile' },
  lead: {
    defaultMessage:
      'Last week’s Insights beside the week before, by email: what was sent, opened and completed, what got worse, and how many customers are stuck. No requests, no email.',
    description: 'Under the title "Weekly figures" of /profile',
  },
  notVerified: {
    defaultMessage: 'Verify your email address first. Then you can get weekly figures there.',
    description: 'Under the title "Weekly figures" of /profile, before the address is verified',
  },
  every: {
    defaultMessage: 'Every Monday at 7 AM',
    description: 'Switch of /profile: weekly figures by email',
  },
  everyHint: {
    defaultMessage: 'In the time zone of your business',
    description: 'Below the switch "Every Monday at 7 AM"',
  },
});
