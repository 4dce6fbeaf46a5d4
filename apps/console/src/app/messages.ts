import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  unreachable: {
    defaultMessage: 'Forecourt can’t be reached',
    description: 'In place of every page when the server does not answer at all',
  },
  unreachableText: {
    defaultMessage:
      'Check your internet connection. We try again by ourselves as soon as it is back.',
    description: 'Under "Forecourt can’t be reached"',
  },
  failed: {
    defaultMessage: 'This page could not be shown',
    description: 'In place of a page that failed unexpectedly',
  },
  notFoundTitle: {
    defaultMessage: 'Page not found',
    description: 'Title of the page at an address that does not exist',
  },
  notFoundText: {
    defaultMessage: 'Check the address. The page may have moved.',
    description: 'Under "Page not found"',
  },
  home: { defaultMessage: 'Go to the home page', description: 'Link on error pages' },
  noAreasTitle: {
    defaultMessage: 'No area is set up for this branch',
    description: 'The branch has neither trade, nor claims, nor inspection',
  },
  noAreasText: {
    defaultMessage: 'Choose another branch in the menu, or ask an administrator to set one up.',
    description: 'Under "No area is set up for this branch"',
  },
});
