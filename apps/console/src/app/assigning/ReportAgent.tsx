import { lazyPart } from '@forecourt/platform/lazy-part';

/** Who looks after a report's request, in its head. Its code loads after the report. */
export const ReportAgent = lazyPart(() => import('./ReportAgentButton.tsx'));
