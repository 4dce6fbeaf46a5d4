import { usePrefetch } from '@forecourt/platform/prefetch';
import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';

const load = () => import('./ReportTimelineSection.tsx');

/** The history of the current report's request, where the shell’s sidebar has space. */
export function ReportTimeline(props: { app: App; staff: Staff }) {
  const module = usePrefetch(load, true);
  return module && <module.ReportTimelineSection {...props} />;
}
