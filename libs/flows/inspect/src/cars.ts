import type { CarListDefinition } from '@forecourt/feature-lists/cars';
import { carMessages, carTabs } from '@forecourt/flow-definition/cars';
import { defineMessages } from 'react-intl';

const messages = defineMessages({
  inspected: { defaultMessage: 'Inspected', description: 'Tab of cars that were inspected' },
});

/** Cars that drivers had inspected. */
export const inspectCars: CarListDefinition = {
  flow: 'INSPECT',
  path: '/inspect/cars',
  title: carMessages.cars,
  tabs: [
    { path: '', status: '', label: carMessages.allCars, emptyMessage: carMessages.none },
    carTabs.new,
    // The path is that of claims (spec §2: same children as claim cars).
    {
      path: 'repair',
      status: 'INSPECTED',
      label: messages.inspected,
      emptyMessage: carMessages.none,
    },
    carTabs.needsExtraInspection,
  ],
  columns: [],
  filters: ['date', 'agent', 'delivery'],
  endMessage: carMessages.end,
};
