import type { DigestFrequency } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

/** Texts of the choices about emails on /profile. */
export const emailMessages = defineMessages({
  title: { defaultMessage: 'Emails to you', description: 'Title of a part of /profile' },
  lead: {
    defaultMessage: 'Each choice is saved as you make it.',
    description: 'Under the title "Emails to you" of /profile',
  },
  notVerified: {
    defaultMessage:
      'Verify your email address first. Then you can get unread notifications and weekly figures there.',
    description: 'Under the title "Emails to you" of /profile, before the address is verified',
  },
  digest: { defaultMessage: 'Email digest', description: 'Field of /profile' },
  digestHint: {
    defaultMessage: 'What you haven’t read in the bell, in one email. Nothing unread, no email.',
    description: 'Under the field "Email digest" of /profile',
  },
  language: { defaultMessage: 'Language of emails', description: 'Field of /profile' },
  languageHint: {
    defaultMessage: 'Choosing a language in the menu at the top changes this one, too.',
    description: 'Under the field "Language of emails" of /profile',
  },
  business: {
    defaultMessage: 'As your business',
    description:
      'Choice: emails are in the language that the business has set for all its messages',
  },
  weekly: {
    defaultMessage: 'Weekly figures',
    description: 'Switch of /profile: last week’s Insights by email',
  },
  weeklyHint: {
    defaultMessage:
      'Last week’s Insights beside the week before, every Monday at 7 AM in the time zone of your business. No requests, no email.',
    description: 'Under the switch "Weekly figures" of /profile',
  },
  saved: { defaultMessage: 'Saved', description: 'Said once a choice about emails is saved' },
  offline: {
    defaultMessage: 'Forecourt can’t be reached. No changes were made. Try again in a moment.',
    description: 'Saving a choice about emails: the network or the server did not answer',
  },
});

/** How often the digest comes. */
export const digestChoices = defineMessages({
  OFF: { defaultMessage: 'Off', description: 'Choice: no email digest' },
  DAILY: { defaultMessage: 'Every day', description: 'Choice: how often the email digest comes' },
  WEEKLY: { defaultMessage: 'Every Monday', description: 'Choice: when the email digest comes' },
}) satisfies Record<DigestFrequency, object>;

/** Texts with values in them. */
export const digestSentences = defineMessages<{ zone: { zone: string } }>({
  zone: {
    defaultMessage: 'Sent at 7 AM, {zone} time.',
    description: 'When the email digest comes; zone is a place, such as New York',
  },
});
