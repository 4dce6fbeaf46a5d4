import { AllMessages } from '@forecourt/feature-messages/inbox';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { sellingFlow } from '../../flows/flows.ts';
import { reportPath } from '../../paths.ts';
import type { Staff } from '../../stores/Staff.ts';

/** All Messages, connected to the branch and the router. */
export default observer(function MessagesPanel({ staff }: { staff: Staff }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { mid } = useParams();
  const inbox = staff.stores.inbox();
  const { store, notices } = inbox;
  useEffect(() => {
    inbox.onOpen = (thread) => void navigate(hrefOf(thread));
  }, [inbox, navigate]);
  return (
    <AllMessages
      key={staff.stores.id}
      store={store}
      notices={notices}
      hrefOf={hrefOf}
      currentId={mid}
      place={pathname}
    />
  );
});

/** A click opens the conversation next to its report (spec §2, Message panel). */
function hrefOf({ lead_id, id }: { lead_id: string; id: string }): string {
  return reportPath(sellingFlow, lead_id, `buyers/${encodeURIComponent(id)}`);
}
