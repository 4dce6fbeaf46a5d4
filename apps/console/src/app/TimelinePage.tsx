import { TimelinePanel } from '@forecourt/feature-timeline';
import { withTimeline } from '@forecourt/feature-timeline/param';
import { customerName } from '@forecourt/platform';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { flowAt } from '../flows/flows.ts';
import type { Staff } from '../stores/Staff.ts';

interface TimelinePageProps {
  staff: Staff;
  requestId: string;
}

/** The panel, connected to the address: closing it returns to the unchanged list. */
export default observer(function TimelinePage(props: TimelinePageProps) {
  const { staff, requestId } = props;
  const store = staff.timelinePanel();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const flow = flowAt(pathname);
  const request =
    flow && staff.stores.flow(flow).requestList.items.find(({ id }) => id === requestId);
  useEffect(() => {
    void store.open(requestId);
    return () => store.close();
  }, [store, requestId]);
  const close = (): void => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (idx) void navigate(-1);
    else void navigate(pathname + withTimeline(search, null), { replace: true });
  };
  return <TimelinePanel store={store} name={request && customerName(request)} onClose={close} />;
});
