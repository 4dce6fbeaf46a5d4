import { defineMessages } from 'react-intl';

/** What distances are counted in, in full. */
export const distanceUnitNames = defineMessages({
  mi: { defaultMessage: 'Miles', description: 'Unit of distances and mileages' },
  km: { defaultMessage: 'Kilometers', description: 'Unit of distances and mileages' },
});
