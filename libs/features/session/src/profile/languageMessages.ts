import { defineMessages } from 'react-intl';

/** Texts of the language of emails on /profile. */
export const languageMessages = defineMessages({
  title: { defaultMessage: 'Language of emails', description: 'Title of a part of /profile' },
  lead: {
    defaultMessage:
      'Emails to you are in this language. Choosing a language in the menu at the top changes this one, too.',
    description: 'Under the title "Language of emails" of /profile',
  },
  language: {
    defaultMessage: 'Language',
    description: 'Field of /profile: of the language of emails to the user',
  },
  business: {
    defaultMessage: 'As your business',
    description:
      'Choice: emails are in the language that the business has set for all its messages',
  },
  save: {
    defaultMessage: 'Save language',
    description: 'Button of /profile: of the language of emails to the user',
  },
  saved: {
    defaultMessage: 'Language saved',
    description: 'Said once the language of emails to the user is saved',
  },
});
