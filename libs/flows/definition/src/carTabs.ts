import type { CarTab } from '@forecourt/feature-lists/cars';
import { defineMessages } from 'react-intl';

/** Texts shared by the car lists of all flows (spec §2, Lists). */
export const carMessages = defineMessages({
  cars: { defaultMessage: 'Cars', description: 'Title of a list of cars that were reported' },
  allCars: { defaultMessage: 'All cars', description: 'Tab of all cars' },
  new: { defaultMessage: 'New', description: 'Tab of cars that nobody has looked at yet' },
  needsExtraInspection: {
    defaultMessage: 'Needs extra inspection',
    description: 'Tab of cars that photos could not settle',
  },
  none: { defaultMessage: 'No cars found', description: 'Said in place of an empty list of cars' },
  end: { defaultMessage: 'All cars loaded', description: 'Said below the last car of a list' },
});

/** Tabs that the car lists of claims and inspections have (spec §2, routes and Lists). */
export const carTabs = {
  new: { path: 'new', status: 'NEW', label: carMessages.new, emptyMessage: carMessages.none },
  needsExtraInspection: {
    path: 'inspection',
    status: 'NEEDS_EXTRA_INSPECTION',
    label: carMessages.needsExtraInspection,
    emptyMessage: carMessages.none,
  },
} as const satisfies Record<string, CarTab>;
