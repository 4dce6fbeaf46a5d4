import {
  commonTabs,
  type FlowDefinition,
  photoSections,
  tabMessages,
} from '@forecourt/flow-definition';
import { messages } from './messages.ts';

const requests = '/inspect/requests';

/** Drivers are asked for photos of a car to be inspected. */
export const inspect: FlowDefinition = {
  type: 'INSPECT',
  path: 'inspect',
  name: messages.name,
  menu: { label: messages.name, links: [{ label: messages.requests, path: requests }] },
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
    columns: ['car'],
    endMessage: tabMessages.end,
    actions: ['followUp', 'resend', 'viewReport', 'archive'],
  },
  requestPanel: { flow: 'INSPECT', header: messages.header },
  report: {
    kind: 'INSPECT_MAIN',
    title: messages.report,
    back: { label: messages.requests, path: requests },
    sections: ['claimSummary', 'overview', 'carInformation', 'ownerInformation', ...photoSections],
  },
};
