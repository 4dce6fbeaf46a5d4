import { callsOf } from '@forecourt/api-client';
import {
  AllMessages,
  browserNotices,
  InboxStore,
  MessageNotices,
} from '@forecourt/feature-messages/inbox';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { sellingFlow } from '../../flows/flows.ts';
import { reportPath } from '../../paths.ts';
import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';

interface Inbox {
  store: InboxStore;
  notices: MessageNotices;
}

const made = new WeakMap<Staff, Inbox>();

/** The stores of the panel: kept up to date while the app runs. */
function inboxOf(app: App, staff: Staff, go: (href: string) => void): Inbox {
  const known = made.get(staff);
  if (known) return known;
  const notices = new MessageNotices({
    board: browserNotices(),
    storage: app.storage,
    onOpen: (thread) => go(hrefOf(thread)),
  });
  const partnerId = () => app.branch.current?.id ?? null;
  const store = new InboxStore({ api: callsOf(app.http, InboxStore.endpoints), partnerId });
  made.set(staff, { store, notices });
  staff.follow({
    handleThreadStatus: (event) => {
      store.handleThreadStatus(event);
      notices.handleThreadStatus(event);
    },
    refresh: () => store.refresh(),
  });
  reaction(partnerId, () => void store.reset());
  return { store, notices };
}

interface MessagesPanelProps {
  app: App;
  staff: Staff;
}

/** All Messages, connected to the branch and the router. */
export function MessagesPanel({ app, staff }: MessagesPanelProps) {
  const navigate = useNavigate();
  const [{ store, notices }] = useState(() => inboxOf(app, staff, (href) => void navigate(href)));
  const { pathname } = useLocation();
  const { mid } = useParams();
  useEffect(() => void store.open(), [store]);
  return (
    <AllMessages store={store} notices={notices} hrefOf={hrefOf} currentId={mid} place={pathname} />
  );
}

/** A click opens the conversation next to its report (spec §2, Message panel). */
function hrefOf({ lead_id, id }: { lead_id: string; id: string }): string {
  return reportPath(sellingFlow, lead_id, `buyers/${encodeURIComponent(id)}`);
}
