import { lazyPart } from '@forecourt/platform/lazy-part';

/** Who else is in the report. Its code loads after the report. */
export const ReportPresence = lazyPart(() => import('./ReportPeople.tsx'));
