import type { CarAvailability, UserSalePlan } from '@forecourt/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** How the owner wants to sell (spec §3). */
export const planMessages: Record<UserSalePlan, MessageDescriptor> = defineMessages({
  'Private Sale': { defaultMessage: 'Private Sale', description: 'How an owner means to sell' },
  'Trade-In': { defaultMessage: 'Trade-In', description: 'How an owner means to sell' },
  'Cash Offer': { defaultMessage: 'Cash Offer', description: 'How an owner means to sell' },
});

/** When the owner wants to sell the car (spec §3). */
export const availabilityMessages: Record<CarAvailability, MessageDescriptor> = defineMessages({
  Now: { defaultMessage: 'Now', description: 'When an owner would part with the car' },
  Weeks: { defaultMessage: 'In weeks', description: 'When an owner would part with the car' },
  Never: { defaultMessage: 'Not yet', description: 'When an owner would part with the car' },
});
