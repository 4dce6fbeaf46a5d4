import { timelineOf } from '@forecourt/feature-timeline/param';
import { usePrefetch } from '@forecourt/platform/prefetch';
import { useLocation } from 'react-router-dom';
import type { Staff } from '../stores/Staff.ts';

interface TimelineOverlayProps {
  staff: Staff;
}

const load = () => import('./TimelinePage.tsx');

/** The timeline that the address asks for, over its page. */
export function TimelineOverlay({ staff }: TimelineOverlayProps) {
  const requestId = timelineOf(useLocation().search);
  const module = usePrefetch(load, requestId !== null);
  if (!module || requestId === null) return null;
  return <module.TimelinePage staff={staff} requestId={requestId} />;
}
