import { defineMessages } from 'react-intl';

export const dealerMessages = {
  ...defineMessages({
    list: { defaultMessage: 'Dealers', description: 'Names the list of dealers' },
    search: { defaultMessage: 'Name or city', description: 'Label of the search for a dealer' },
    loading: { defaultMessage: 'Looking for dealers…', description: 'While dealers are fetched' },
    failedTitle: {
      defaultMessage: 'The list of dealers isn’t loaded yet',
      description: 'Title of a notice',
    },
    failed: {
      defaultMessage: 'It needs a connection. You can continue and choose later.',
      description: 'The list of dealers could not be fetched',
    },
    retry: { defaultMessage: 'Try again', description: 'Button: fetch the dealers again' },
    empty: {
      defaultMessage: 'There are no dealers to choose from right now. Just continue.',
      description: 'The partner has no dealers',
    },
    more: { defaultMessage: 'Show more dealers', description: 'Button below a list of dealers' },
    clear: {
      defaultMessage: 'Remove my choice',
      description: 'Button: no dealer is to be chosen',
    },
    last: {
      defaultMessage: 'Your choice last time',
      description: 'Beside the dealer that was chosen on this phone before',
    },
    refused: {
      defaultMessage: 'This dealer is no longer available. Choose another one, or none.',
      description: 'The server refused a dealer',
    },
  }),
  ...defineMessages<{
    nobody: { search: string };
    shown: { count: number };
  }>({
    nobody: {
      defaultMessage: 'No dealer found for “{search}”. Try part of the name or city.',
      description: 'A search found no dealer',
    },
    shown: {
      defaultMessage: '{count, plural, one {# dealer} other {# dealers}} shown',
      description: 'Read out when the list of dealers has changed',
    },
  }),
};
