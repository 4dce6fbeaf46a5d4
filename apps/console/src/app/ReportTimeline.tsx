import { usePrefetch } from '@forecourt/platform/prefetch';
import { useParams } from 'react-router-dom';
import type { App } from './App.ts';
import type { Staff } from './Staff.ts';

const load = () => import('./timelines.ts');

/** The history of the current report's request, where the shell’s sidebar has space. */
export function ReportTimeline({ app, staff }: { app: App; staff: Staff }) {
  const module = usePrefetch(load, true);
  const { id = '' } = useParams();
  if (!module) return null;
  return (
    <module.ReportTimelineSection store={module.timelines(app, staff).report} requestId={id} />
  );
}
