import { lazyPart } from '@forecourt/platform/lazy-part';
import { FailedPart } from '@forecourt/ui/states';

/** Staff's comments below a report; their code loads after the report. */
export const ReportComments = lazyPart(() => import('./ReportCommentsSection.tsx'), {
  failed: FailedPart,
});
