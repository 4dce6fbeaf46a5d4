import { Badge } from '@forecourt/ui/badge';
import { FormattedMessage } from 'react-intl';
import type { AuctionLink } from '../live/LiveAuction.ts';
import { messages } from './messages.ts';

/** Whether what is shown is live, polled, or possibly outdated. */
export function LinkState({ link }: { link: AuctionLink }) {
  if (link === 'live') {
    return (
      <Badge tone="success" dot="live">
        <FormattedMessage {...messages.live} />
      </Badge>
    );
  }
  if (link === 'polling') {
    return (
      <Badge dot="ring" wraps>
        <FormattedMessage {...messages.polling} />
      </Badge>
    );
  }
  return (
    <Badge tone="warning" dot="full" wraps>
      <FormattedMessage {...messages.lost} />
    </Badge>
  );
}
