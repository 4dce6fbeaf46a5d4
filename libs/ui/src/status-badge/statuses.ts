import type { Tone } from '../badge/Badge.tsx';

interface StatusLook {
  tone: Tone;
  dot: 'full' | 'ring' | 'live';
  /** en-US; pass `label` to StatusBadge for another language. */
  label: string;
}

const look = (label: string, tone: Tone, dot: StatusLook['dot'] = 'full'): StatusLook => ({
  label,
  tone,
  dot,
});

/** Every request status (spec §4). */
export const requestStatuses = {
  NEW: look('New', 'info', 'ring'),
  LEAD: look('Lead', 'violet'),
  SENT: look('Sent', 'neutral'),
  OPENED: look('Opened', 'teal'),
  IN_PROGRESS: look('In Progress', 'warning'),
  COMPLETED: look('Completed', 'success'),
  FOLLOW_UP_SENT: look('Follow-up', 'violet', 'ring'),
  INACTIVE: look('Inactive', 'neutral', 'ring'),
  ARCHIVED: look('Archived', 'neutral', 'ring'),
} as const satisfies Record<string, StatusLook>;

/** Every car and claim status (spec §4), and what became of a sale. */
export const carStatuses = {
  NEW: look('New', 'info', 'ring'),
  APPRAISED: look('Offer sent', 'violet'),
  OFFER_ACCEPTED: look('Offer accepted', 'success'),
  OFFER_DECLINED: look('Offer declined', 'danger'),
  SOLD: look('Sold', 'success'),
  AUCTION_RUNNING: look('Auction running', 'warning', 'live'),
  AUCTION_COMPLETED: look('Auction completed', 'teal'),
  FELL_THROUGH: look('Sale fell through', 'danger'),
  PRE_CHECK: look('Pre-check', 'neutral', 'ring'),
  IN_PROGRESS: look('In progress', 'warning'),
  ESTIMATE_SENT: look('Estimate sent', 'violet'),
  REPAIRABLE: look('Repairable', 'success'),
  INSPECTED: look('Inspected', 'success'),
  NEEDS_EXTRA_INSPECTION: look('Needs extra inspection', 'warning'),
} as const satisfies Record<string, StatusLook>;

/** The review result of a photo or field of a report (spec §4). */
export const itemStatuses = {
  APPROVED: look('Approved', 'success'),
  DECLINED: look('Declined', 'danger'),
} as const satisfies Record<string, StatusLook>;

export type RequestStatusName = keyof typeof requestStatuses;
export type CarStatusName = keyof typeof carStatuses;
export type StatusName = RequestStatusName | CarStatusName | keyof typeof itemStatuses;

const all: Record<StatusName, StatusLook> = {
  ...requestStatuses,
  ...carStatuses,
  ...itemStatuses,
};

export const statusLook = (status: StatusName): StatusLook => all[status];
