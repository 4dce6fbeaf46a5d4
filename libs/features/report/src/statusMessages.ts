import type { ReviewStatus } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

/** Texts of the verdicts on one item of a report (spec §4). */
export const reviewNames = defineMessages<ReviewStatus>({
  approved: { defaultMessage: 'Approved', description: 'Verdict on a photo of a report' },
  declined: { defaultMessage: 'Declined', description: 'Verdict on a photo of a report' },
});
