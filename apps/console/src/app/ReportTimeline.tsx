import { usePrefetch } from '@forecourt/platform/prefetch';
import { useParams } from 'react-router-dom';
import type { Staff } from '../stores/Staff.ts';

const load = () => import('./timelineParts.ts');

/** The history of the current report's request, where the shell’s sidebar has space. */
export function ReportTimeline({ staff }: { staff: Staff }) {
  const module = usePrefetch(load, true);
  const { id = '' } = useParams();
  if (!module) return null;
  return <module.ReportTimelineSection store={staff.reportTimeline()} requestId={id} />;
}
