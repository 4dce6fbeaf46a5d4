import type { RequestTab } from '@forecourt/feature-lists/requests';
import { tabMessages } from './tabMessages.ts';

/** Tabs available to every flow, whose definition picks them by name (spec §2, routes and Lists). */
export const commonTabs = {
  sent: {
    path: 'sent',
    status: 'SENT',
    label: tabMessages.sent,
    emptyMessage: tabMessages.noneSent,
  },
  opened: {
    path: 'open',
    status: 'OPENED',
    label: tabMessages.opened,
    emptyMessage: tabMessages.noneOpened,
  },
  inProgress: {
    path: 'progress',
    status: 'IN_PROGRESS',
    label: tabMessages.inProgress,
    emptyMessage: tabMessages.noneStarted,
  },
  completed: {
    path: 'complete',
    status: 'COMPLETED',
    label: tabMessages.completed,
    emptyMessage: tabMessages.noneCompleted,
  },
  archived: {
    path: 'archive',
    status: 'ARCHIVED',
    label: tabMessages.archived,
    emptyMessage: tabMessages.noneArchived,
  },
} as const satisfies Record<string, RequestTab>;
