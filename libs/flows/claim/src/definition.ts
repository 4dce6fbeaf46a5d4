import { requestListPath } from '@forecourt/contract';
import {
  commonTabs,
  type FlowDefinition,
  flowNames,
  tabMessages,
} from '@forecourt/flow-definition';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { messages } from './messages.ts';

const requests = requestListPath('CLAIM');
const cars = '/claim/cars';

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
      { label: messages.cars, path: cars },
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
    filters: ['date', 'agent', 'delivery'],
    endMessage: tabMessages.end,
    actions: ['followUp', 'resend', 'viewReport', 'edit', 'assign', 'archive', 'restore'],
  },
  requestPanel: { flow: 'CLAIM', header: messages.header },
  cars: { path: cars, tabs: ['', 'new', 'repair', 'inspection'] },
  reportPages: [],
  reportPanels: [],
};
