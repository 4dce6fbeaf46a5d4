import type { CarListDefinition } from '@forecourt/feature-lists/cars';
import { carMessages, carTabs } from '@forecourt/flow-definition/cars';
import { defineMessages } from 'react-intl';

const messages = defineMessages({
  allClaims: { defaultMessage: 'All Claims', description: 'Tab of all cars of claims' },
  repairable: { defaultMessage: 'Repairable', description: 'Tab of cars that can be repaired' },
});

/** Damaged cars. */
export const claimCars: CarListDefinition = {
  flow: 'CLAIM',
  path: '/claim/cars',
  title: carMessages.cars,
  tabs: [
    { path: '', status: '', label: messages.allClaims, emptyMessage: carMessages.none },
    carTabs.new,
    {
      path: 'repair',
      status: 'REPAIRABLE',
      label: messages.repairable,
      emptyMessage: carMessages.none,
    },
    carTabs.needsExtraInspection,
  ],
  columns: [],
  filters: ['date', 'agent', 'delivery'],
  endMessage: carMessages.end,
};
