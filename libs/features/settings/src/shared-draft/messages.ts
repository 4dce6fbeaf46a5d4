import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  share: {
    defaultMessage: 'Share draft',
    description: 'Button and title of a dialog: a link shows unpublished settings to colleagues',
  },
  making: { defaultMessage: 'Creating the link', description: 'While a link to a draft is made' },
  copy: { defaultMessage: 'Copy link', description: 'Button: copies a link to a draft' },
  link: { defaultMessage: 'Link', description: 'Label: a link to a draft, to be copied' },
  notMade: {
    defaultMessage: 'The link couldn’t be created',
    description: 'Title: a draft of the settings could not be shared',
  },
  done: { defaultMessage: 'Done', description: 'Button: closes a dialog' },
  gone: {
    defaultMessage:
      'This draft isn’t available. It may have expired, or belong to another branch. You see the published settings.',
    description: 'A link to a colleague’s draft of the settings leads nowhere',
  },
  foreign: {
    defaultMessage:
      'This draft belongs to a branch you don’t have access to. You see the published settings of this branch.',
    description: 'A link to a colleague’s draft of the settings was opened',
  },
  failed: {
    defaultMessage: 'The shared draft couldn’t be loaded. You see the published settings.',
    description: 'A link to a colleague’s draft of the settings was opened',
  },
  retry: { defaultMessage: 'Try again', description: 'Button: loads a draft again' },
  back: {
    defaultMessage: 'Show published settings',
    description: 'Button: no longer shows a colleague’s draft of the settings',
  },
  ownKept: {
    defaultMessage: 'Your own draft is kept.',
    description: 'While a colleague’s draft of the settings is shown',
  },
});

export const phrases = defineMessages<{
  until: { when: string };
  shown: { name: string; when: string };
  unfit: { name: string; when: string };
  resumed: { when: string };
}>({
  until: {
    defaultMessage:
      'Colleagues who can change settings can open this draft until {when}. Nothing is published.',
    description: 'Over a link to a draft of the settings; a day and time',
  },
  shown: {
    defaultMessage: 'Draft by {name}, {when}. Nothing of it is published.',
    description: 'Above the settings, which show a colleague’s draft; a person, and a day and time',
  },
  resumed: {
    defaultMessage: 'Your changes to it from {when} are still here.',
    description: 'After “Draft by Mia Novak”; a day and time',
  },
  unfit: {
    defaultMessage:
      'The draft by {name} from {when} no longer fits the current settings. You see the published settings.',
    description: 'A link to a colleague’s draft was opened; a person, and a day and time',
  },
});
