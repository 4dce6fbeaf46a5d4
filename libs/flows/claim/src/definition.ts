import { requestListPath } from '@forecourt/contract';
import {
  commonTabs,
  type FlowDefinition,
  flowNames,
  tabMessages,
} from '@forecourt/flow-definition';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { claimCars } from './cars.ts';
import { messages } from './messages.ts';

const requests = requestListPath('CLAIM');

/** Customers are asked for photos of a damaged car. */
export const claim: FlowDefinition = {
  type: 'CLAIM',
  path: 'claim',
  name: flowNames.CLAIM,
  menu: {
    icon: ShieldAlert,
    label: flowNames.CLAIM,
    links: [
      { label: messages.requests, path: requests },
      { label: messages.cars, path: claimCars.path },
    ],
  },
  requestList: {
    flow: 'CLAIM',
    path: requests,
    title: messages.requests,
    tabs: [
      {
        path: '',
        status: '',
        label: messages.all,
        emptyMessage: tabMessages.noneCreated,
      },
      commonTabs.sent,
      commonTabs.opened,
      commonTabs.inProgress,
      commonTabs.completed,
      commonTabs.archived,
    ],
    columns: [],
    filters: ['date', 'agent', 'delivery', 'reached', 'channel'],
    endMessage: tabMessages.end,
    actions: ['followUp', 'resend', 'viewReport', 'edit', 'assign', 'archive', 'restore'],
  },
  requestPanel: { flow: 'CLAIM', header: messages.header },
  cars: claimCars,
  reportPages: [],
  reportPanels: [],
};
