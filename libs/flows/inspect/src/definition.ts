import { requestListPath } from '@forecourt/contract';
import {
  commonTabs,
  type FlowDefinition,
  flowNames,
  tabMessages,
} from '@forecourt/flow-definition';
import ScanSearch from 'lucide-react/icons/scan-search';
import { messages } from './messages.ts';

const requests = requestListPath('INSPECT');
const cars = '/inspect/cars';

/** Drivers are asked for photos of a car to be inspected. */
export const inspect: FlowDefinition = {
  type: 'INSPECT',
  path: 'inspect',
  name: flowNames.INSPECT,
  menu: {
    icon: ScanSearch,
    label: flowNames.INSPECT,
    links: [
      { label: messages.requests, path: requests },
      { label: messages.cars, path: cars },
    ],
  },
  requestList: {
    flow: 'INSPECT',
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
  requestPanel: { flow: 'INSPECT', header: messages.header },
  cars: { path: cars, tabs: ['', 'new', 'repair', 'inspection'] },
  reportPages: [],
  reportPanels: [],
};
