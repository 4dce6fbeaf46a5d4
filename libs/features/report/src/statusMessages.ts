import type { RequestStatus, ReviewStatus } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

/** Words of the request statuses (spec §4). */
export const statusNames = defineMessages<RequestStatus>({
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

/** Words of the verdicts on one item of a report (spec §4). */
export const reviewNames = defineMessages<ReviewStatus>({
  approved: { defaultMessage: 'Approved', description: 'Verdict on a photo of a report' },
  declined: { defaultMessage: 'Declined', description: 'Verdict on a photo of a report' },
});
