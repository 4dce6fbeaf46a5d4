import { requestListPath } from '@forecourt/contract';
import {
  commonTabs,
  flowNames,
  type SellingFlowDefinition,
  tabMessages,
} from '@forecourt/flow-definition';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { tradeBuyers } from './buyers.ts';
import { tradeCars } from './cars.ts';
import { messages } from './messages.ts';

const sellers = requestListPath('TRADE');
const dealers = '/trade/dealers';

/** Customers are asked for photos of a car they want to trade in or sell. */
export const trade: SellingFlowDefinition = {
  type: 'TRADE',
  path: 'trade',
  name: flowNames.TRADE,
  menu: {
    icon: ArrowLeftRight,
    label: flowNames.TRADE,
    links: [
      { label: messages.sellers, path: sellers },
      { label: messages.buyers, path: tradeBuyers.path },
      { label: messages.cars, path: tradeCars.path },
      { label: messages.dealers, path: dealers, operation: 'listPartners' },
    ],
  },
  requestList: {
    flow: 'TRADE',
    path: sellers,
    title: messages.sellers,
    tabs: [
      {
        path: '',
        status: '',
        label: messages.allRequests,
        emptyMessage: tabMessages.noneCreated,
      },
      {
        path: 'new',
        status: 'NEW',
        label: messages.new,
        emptyMessage: tabMessages.noneCreated,
      },
      {
        path: 'leads',
        status: 'LEAD',
        label: messages.leads,
        emptyMessage: tabMessages.noneCreated,
      },
      commonTabs.sent,
      commonTabs.opened,
      commonTabs.inProgress,
      commonTabs.completed,
      {
        path: 'follow-up',
        status: 'FOLLOW_UP_SENT',
        label: messages.followUp,
        emptyMessage: messages.noneFollowedUp,
      },
      {
        path: 'inactive',
        status: 'INACTIVE',
        label: messages.inactive,
        emptyMessage: messages.noneInactive,
      },
      commonTabs.archived,
    ],
    columns: ['sale'],
    filters: ['date', 'agent', 'plan', 'delivery', 'reached', 'channel'],
    endMessage: tabMessages.end,
    actions: ['followUp', 'resend', 'viewReport', 'edit', 'assign', 'archive', 'restore'],
  },
  requestPanel: { flow: 'TRADE', header: messages.header },
  cars: tradeCars,
  buyers: tradeBuyers,
  dealers: { path: dealers, tabs: ['', 'favorites', 'deactivated', 'opted-out'] },
  reportPages: ['buyers', 'seller', 'similar'],
  reportPanels: ['share', 'info'],
};
