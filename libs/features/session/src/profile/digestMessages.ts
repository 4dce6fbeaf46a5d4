import type { DigestFrequency } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

/** Texts of the digest on /profile. */
export const digestMessages = defineMessages({
  title: { defaultMessage: 'Email digest', description: 'Title of a part of /profile' },
  lead: {
    defaultMessage: 'What you haven’t read in the bell, in one email. Nothing unread, no email.',
    description: 'Under the title "Email digest" of /profile',
  },
  notVerified: {
    defaultMessage: 'Verify your email address first. Then you can get unread notifications there.',
    description: 'Under the title "Email digest" of /profile, before the address is verified',
  },
  howOften: { defaultMessage: 'How often', description: 'Field of /profile: of the email digest' },
  save: { defaultMessage: 'Save digest', description: 'Button of /profile' },
  saved: { defaultMessage: 'Digest saved', description: 'Said once the choice is saved' },
});

/** How often it comes. */
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
