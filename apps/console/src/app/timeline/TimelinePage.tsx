import { TimelinePanel } from '@forecourt/feature-timeline';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';
import { timelines } from './timelines.ts';
import { withTimeline } from './timelineParam.ts';

interface TimelinePageProps {
  app: App;
  staff: Staff;
  requestId: string;
}

/** The panel, joined to the address: closing it goes back to the list as it was. */
export function TimelinePage({ app, staff, requestId }: TimelinePageProps) {
  const { panel: store } = timelines(app, staff);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    void store.open(requestId);
    return () => store.close();
  }, [store, requestId]);
  const close = (): void => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (idx) void navigate(-1);
    else void navigate(pathname + withTimeline(search, null), { replace: true });
  };
  return <TimelinePanel store={store} onClose={close} />;
}
