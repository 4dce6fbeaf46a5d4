import { requestListPath } from '@forecourt/contract';
import {
  commonTabs,
  type FlowDefinition,
  flowNames,
  tabMessages,
} from '@forecourt/flow-definition';
import ScanSearch from 'lucide-react/icons/scan-search';
import { inspectCars } from './cars.ts';
import { messages } from './messages.ts';

const requests = requestListPath('INSPECT');

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
      { label: messages.cars, path: inspectCars.path },
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
    filters: ['date', 'agent', 'delivery', 'reached', 'channel'],
    endMessage: tabMessages.end,
    actions: ['followUp', 'resend', 'viewReport', 'edit', 'assign', 'archive', 'restore'],
  },
  requestPanel: { flow: 'INSPECT', header: messages.header },
  cars: inspectCars,
  reportPages: [],
  reportPanels: [],
};
