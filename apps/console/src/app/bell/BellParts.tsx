import { callsOf } from '@forecourt/api-client';
import type { NotificationKind } from '@forecourt/contract';
import { Bell, type BellLinks, BellStore } from '@forecourt/feature-shell/bell';
import { reaction } from 'mobx';
import { flows } from '../../flows/flows.ts';
import { reportPath } from '../../paths.ts';
import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';

interface ConnectedBellProps {
  app: App;
  staff: Staff;
}

const made = new WeakMap<Staff, BellStore>();

/** Kept up to date while the app runs. */
function bellOf({ app, staff }: ConnectedBellProps): BellStore {
  const known = made.get(staff);
  if (known) return known;
  const partnerId = (): string | null => app.branch.current?.id ?? null;
  const store = new BellStore({ api: callsOf(app.http, BellStore.endpoints), partnerId });
  made.set(staff, store);
  staff.follow({
    handleNotified: () => void store.refresh(),
    refresh: () => store.refresh(),
  });
  reaction(partnerId, () => void store.reset(), { fireImmediately: true });
  return store;
}

/** To the conversation, the decision card, the comments, or else the report. */
const hrefOf: BellLinks = ({ kind, request, thread }) => {
  const flow = flows.find(({ type }) => type === request.request_type);
  if (!flow) return '';
  if (thread && flow.reportPages?.includes(pages[thread.role])) {
    const below = `${pages[thread.role]}/${encodeURIComponent(thread.id)}`;
    return reportPath(flow, request.id, below);
  }
  return reportPath(flow, request.id) + (places[kind] ?? '');
};

const pages = { BUYER: 'buyers', SELLER: 'seller' } as const;

/** Where a report tells what happened. */
const places: Partial<Record<NotificationKind, string>> = {
  MENTIONED: '#comments',
  BIDS: '#placeOffer',
  OFFER_ACCEPTED: '#placeOffer',
  OFFER_DECLINED: '#placeOffer',
};

/** The bell, connected to the branch and its live events. */
export function ConnectedBell(props: ConnectedBellProps) {
  return <Bell store={bellOf(props)} hrefOf={hrefOf} />;
}
