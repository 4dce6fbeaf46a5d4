import { lazyPart } from '@forecourt/platform/lazy-part';

/** Takes a report's car off its public page, in its head. Its code loads after the report. */
export const ReportListing = lazyPart(() => import('./ReportListingButton.tsx'));
