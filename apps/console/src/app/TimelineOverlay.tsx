import { timelineOf } from '@forecourt/feature-timeline/param';
import { lazyPart } from '@forecourt/platform/lazy-part';
import { useLocation } from 'react-router-dom';
import type { Staff } from '../stores/Staff.ts';

interface TimelineOverlayProps {
  staff: Staff;
}

const TimelinePage = lazyPart(() => import('./TimelinePage.tsx'));

/** The timeline that the address asks for, over its page. */
export function TimelineOverlay({ staff }: TimelineOverlayProps) {
  const requestId = timelineOf(useLocation().search);
  return requestId !== null && <TimelinePage staff={staff} requestId={requestId} />;
}
