import { defineMessages } from 'react-intl';

/** Names of a request's statuses (spec §4), the same in lists, reports and searches. */
export const requestStatusMessages = defineMessages({
  NEW: { defaultMessage: 'New', description: 'Status of a request' },
  LEAD: { defaultMessage: 'Lead', description: 'Status of a request' },
  SENT: { defaultMessage: 'Sent', description: 'Status of a request' },
  OPENED: { defaultMessage: 'Opened', description: 'Status of a request' },
  IN_PROGRESS: { defaultMessage: 'In Progress', description: 'Status of a request' },
  COMPLETED: { defaultMessage: 'Completed', description: 'Status of a request' },
  FOLLOW_UP_SENT: { defaultMessage: 'Follow-up', description: 'Status of a request' },
  INACTIVE: { defaultMessage: 'Inactive', description: 'Status of a request' },
  ARCHIVED: { defaultMessage: 'Archived', description: 'Status of a request' },
});
