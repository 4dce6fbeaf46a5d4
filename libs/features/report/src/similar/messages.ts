import { defineMessages } from 'react-intl';

export const similarMessages = defineMessages({
  market: { defaultMessage: 'Market', description: 'Title over what the market says about a car' },
  sample: {
    defaultMessage: 'Sample data: no market provider is set up',
    description: 'Label of made-up market figures',
  },
  sold: {
    defaultMessage: 'Sold in the last 45 days',
    description: 'Label of how many such cars were sold',
  },
  supply: {
    defaultMessage: 'Days of supply',
    description: 'Label of how many days the cars on the market would last',
  },
  prices: { defaultMessage: 'Prices', description: 'Title over the prices of similar cars' },
  lowest: { defaultMessage: 'Lowest', description: 'Label of the lowest price of similar cars' },
  median: { defaultMessage: 'Median', description: 'Label of the middle price of similar cars' },
  highest: { defaultMessage: 'Highest', description: 'Label of the highest price of similar cars' },
  thisCar: { defaultMessage: 'This car', description: 'Label of the expected price of the car' },
  similarCar: {
    defaultMessage: 'Similar car',
    description: 'Legend of the chart of prices: one dot is one car for sale',
  },
  listings: {
    defaultMessage: 'Similar cars for sale',
    description: 'Title over a list of similar cars',
  },
  none: {
    defaultMessage: 'No similar cars for sale nearby',
    description: 'In place of the list of similar cars',
  },
  same: {
    defaultMessage: 'Same price',
    description: 'A similar car for sale costs exactly what this car does',
  },
  noVin: {
    defaultMessage: 'The customer hasn’t provided a VIN',
    description: 'In place of the market, which is asked by VIN',
  },
  noPostcode: {
    defaultMessage: 'The customer hasn’t provided a ZIP code',
    description: 'In place of the market, which is asked around a postcode',
  },
  noQuestion: {
    defaultMessage: 'It’s needed for market prices.',
    description: 'Under "The customer hasn’t provided a VIN"',
  },
  failed: {
    defaultMessage: 'Market prices could not be loaded',
    description: 'In place of the market when there was no answer',
  },
  stale: {
    defaultMessage: 'The newest figures could not be loaded.',
    description: 'Over figures of the market that could not be fetched again',
  },
});

export const similarPhrases = defineMessages<{
  away: { distance: string };
  compared: { price: string };
  costsMore: { amount: string };
  costsLess: { amount: string };
  chart: { lowest: string; median: string; highest: string };
}>({
  away: {
    defaultMessage: '{distance} away',
    description: 'How far away a car for sale stands; distance has its unit',
  },
  compared: {
    defaultMessage: 'Compared with this car at {price}',
    description: 'Beside the title of a list of similar cars, which says how much each differs',
  },
  costsMore: {
    defaultMessage: '{amount} more',
    description: 'By how much a similar car for sale is dearer than this car',
  },
  costsLess: {
    defaultMessage: '{amount} less',
    description: 'By how much a similar car for sale is cheaper than this car',
  },
  chart: {
    defaultMessage: 'Similar cars from {lowest} to {highest}, half of them up to {median}',
    description: 'What the chart of prices shows, for those who cannot see it',
  },
});
