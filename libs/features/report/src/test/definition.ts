import { reportedSections } from '@forecourt/contract';
import type { ReportDefinition } from '../definition.ts';

/** A report definition with every section, for stories and tests that are not about a flow. */
export const testDefinition: ReportDefinition = {
  kind: 'TRADE_MAIN',
  title: { id: 'story report title', defaultMessage: 'Profile' },
  audience: 'staff',
  backs: [
    {
      id: 'sellers',
      label: { id: 'story report back', defaultMessage: 'Sellers' },
      path: '/trade/sellers',
    },
    { id: 'cars', label: { id: 'story report cars', defaultMessage: 'Cars' }, path: '/trade/cars' },
  ],
  tabs: [],
  conclusions: [],
  sections: ['overview', 'carInformation', 'ownerInformation', ...reportedSections],
};
