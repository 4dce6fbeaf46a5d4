import { lazyPart } from '@forecourt/platform/lazy-part';
import { FailedPart } from '@forecourt/ui/states';
import { useParams } from 'react-router-dom';
import type { Staff } from '../stores/Staff.ts';

const ReportTimelineSection = lazyPart(() => import('./timelineSection.ts'), {
  failed: FailedPart,
});

/** The history of the current report's request, where the shell’s sidebar has space. */
export function ReportTimeline({ staff }: { staff: Staff }) {
  const { id = '' } = useParams();
  return <ReportTimelineSection store={staff.reportTimeline()} requestId={id} />;
}
