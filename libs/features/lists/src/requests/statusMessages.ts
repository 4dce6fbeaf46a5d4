import type { CarAvailability, RequestStatus, UserSalePlan } from '@forecourt/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Words of the request statuses (spec §4). */
export const statusMessages: Record<RequestStatus, MessageDescriptor> = defineMessages({
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

/** How the owner means to sell (spec §3). */
export const planMessages: Record<UserSalePlan, MessageDescriptor> = defineMessages({
  'Private Sale': { defaultMessage: 'Private Sale', description: 'How an owner means to sell' },
  'Trade-In': { defaultMessage: 'Trade-In', description: 'How an owner means to sell' },
  'Cash Offer': { defaultMessage: 'Cash Offer', description: 'How an owner means to sell' },
});

/** When the owner would part with the car (spec §3). */
export const availabilityMessages: Record<CarAvailability, MessageDescriptor> = defineMessages({
  Now: { defaultMessage: 'Now', description: 'When an owner would part with the car' },
  Weeks: { defaultMessage: 'Weeks', description: 'When an owner would part with the car' },
  Never: { defaultMessage: 'Never', description: 'When an owner would part with the car' },
});
