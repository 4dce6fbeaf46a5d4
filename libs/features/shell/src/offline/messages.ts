import { defineMessages } from 'react-intl';

const words = defineMessages({
  show: { defaultMessage: 'Show', description: 'Opens the list of what waits to be sent' },
  title: {
    defaultMessage: 'Waiting to be sent',
    description: 'Title of the list of what was done without a network',
  },
  explain: {
    defaultMessage: 'Sent by itself as soon as you’re online, even after you close this page.',
    description: 'Under "Waiting to be sent"',
  },
  nothing: {
    defaultMessage: 'Everything has been sent',
    description: 'In the list of what waits to be sent, when it is empty',
  },
  refused: {
    defaultMessage: 'Not accepted. Nothing was changed.',
    description: 'Under an action that was done offline and that the server refused later',
  },
  discard: { defaultMessage: 'Discard', description: 'Button: this is not to be sent' },
  toDraft: {
    defaultMessage: 'Move to draft',
    description: 'Button: this message is not to be sent, and becomes a draft again',
  },
  update: {
    defaultMessage: 'A new version is ready.',
    description: 'Banner: the page can be reloaded to get a newer version of the product',
  },
  reload: { defaultMessage: 'Reload', description: 'Button: loads the newer version' },
  later: { defaultMessage: 'Later', description: 'Button: keeps the version of now' },
});

const sentences = defineMessages<{
  offline: { count: number };
  waiting: { count: number };
  notAccepted: { count: number };
  archive: { name: string };
  restore: { name: string };
  message: { text: string };
}>({
  offline: {
    defaultMessage:
      'You’re offline. {count, plural, one {# change is} other {# changes are}} waiting to be sent.',
    description: 'Banner while there is no network, after something was done',
  },
  waiting: {
    defaultMessage: '{count, plural, one {# change is} other {# changes are}} waiting to be sent.',
    description: 'Banner: something was done without a network, and is on its way',
  },
  notAccepted: {
    defaultMessage: '{count, plural, one {# change was} other {# changes were}} not accepted.',
    description: 'Banner: something was done without a network, and the server refused it later',
  },
  archive: {
    defaultMessage: 'Archive {name}',
    description: 'One thing that waits to be sent; name is the customer or the car',
  },
  restore: {
    defaultMessage: 'Restore {name}',
    description: 'One thing that waits to be sent: taking the customer out of the archive',
  },
  message: {
    defaultMessage: 'Message: {text}',
    description: 'One message that waits to be sent; text is its beginning',
  },
});

/** Texts of what is done without a network, and of new versions. */
export const messages = { ...words, ...sentences };
