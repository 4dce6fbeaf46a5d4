import { messagesApi } from '@forecourt/api-client/messages';
import { AllMessages, InboxStore } from '@forecourt/feature-messages/inbox';
import { trade } from '@forecourt/flow-trade';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { reportPath } from '../../paths.ts';
import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';

const made = new WeakMap<Staff, InboxStore>();

/** The store of the panel: kept and followed while the app lives. */
function inboxOf(app: App, staff: Staff): InboxStore {
  const known = made.get(staff);
  if (known) return known;
  const partnerId = () => app.branch.current?.id ?? null;
  const store = new InboxStore({ api: messagesApi(app.http), partnerId });
  made.set(staff, store);
  staff.follow({
    handleThreadStatus: (event) => store.handleThreadStatus(event),
    refresh: () => store.refresh(),
  });
  reaction(partnerId, () => void store.reset());
  return store;
}

interface MessagesPanelProps {
  app: App;
  staff: Staff;
}

/** All Messages, joined to the branch and the router. */
export function MessagesPanel({ app, staff }: MessagesPanelProps) {
  const [store] = useState(() => inboxOf(app, staff));
  const { pathname } = useLocation();
  const { mid } = useParams();
  useEffect(() => void store.open(), [store]);
  return <AllMessages store={store} hrefOf={hrefOf} currentId={mid} place={pathname} />;
}

/** A click leads to the conversation beside its report (spec §2, Message panel). */
function hrefOf({ lead_id, id }: { lead_id: string; id: string }): string {
  return reportPath(trade, lead_id, `buyers/${encodeURIComponent(id)}`);
}
