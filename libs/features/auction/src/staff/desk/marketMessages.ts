import { defineMessages } from 'react-intl';

/** Texts of the market data next to the offer form. */
export const marketMessages = defineMessages({
  title: { defaultMessage: 'The market', description: 'Over what similar cars cost' },
  sample: { defaultMessage: 'Sample data', description: 'The figures are made up' },
  failed: {
    defaultMessage: 'The market survey could not be loaded.',
    description: 'In place of what similar cars cost',
  },
  none: {
    defaultMessage: 'No similar cars for sale were found.',
    description: 'In place of what similar cars cost',
  },
  unknown: {
    defaultMessage: 'Market prices appear once the VIN and ZIP code are known.',
    description: 'In place of what similar cars cost',
  },
  lowest: { defaultMessage: 'Lowest', description: 'Price among similar cars' },
  median: { defaultMessage: 'Median', description: 'Price among similar cars' },
  highest: { defaultMessage: 'Highest', description: 'Price among similar cars' },
  below: {
    defaultMessage: 'Below all similar cars for sale',
    description: 'Where the typed price stands',
  },
  above: {
    defaultMessage: 'Above all similar cars for sale',
    description: 'Where the typed price stands',
  },
  within: {
    defaultMessage: 'Within the prices of similar cars for sale',
    description: 'Where the typed price stands',
  },
});

export const marketPhrases = defineMessages<{
  similar: { count: number };
  sold: { count: number };
}>({
  similar: {
    defaultMessage: '{count, plural, one {# similar car for sale} other {# similar cars for sale}}',
    description: 'How many similar cars are for sale',
  },
  sold: {
    defaultMessage: '{count, number} sold in the last 45 days',
    description: 'How many such cars were sold',
  },
});
