import type { NotificationKind } from '@forecourt/contract';
import { Bell, type BellLinks } from '@forecourt/feature-shell/bell';
import { observer } from 'mobx-react-lite';
import { flows } from '../../flows/flows.ts';
import { reportPath } from '../../paths.ts';
import type { Staff } from '../../stores/Staff.ts';

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
export default observer(function ConnectedBell({ staff }: { staff: Staff }) {
  return <Bell key={staff.stores.id} store={staff.stores.bell()} hrefOf={hrefOf} />;
});
