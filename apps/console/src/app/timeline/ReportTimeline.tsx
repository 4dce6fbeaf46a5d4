import { usePrefetch } from '@forecourt/platform/prefetch';
import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';

const load = () => import('./ReportTimelineSection.tsx');

/** What happened to the request of the report that is open, where the shell’s sidebar has room. */
export function ReportTimeline(props: { app: App; staff: Staff }) {
  const module = usePrefetch(load, true);
  return module && <module.ReportTimelineSection {...props} />;
}
