import type { DealerAuction } from '@forecourt/contract';
import { formatCents } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { Inline } from '@forecourt/ui/layout';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { BidStore } from './BidStore.ts';
import { phrases } from './messages.ts';
import { suggestedBids } from './suggestedBids.ts';

/** Buttons for amounts that would lead, because typing on a phone is slow. */
export const Suggestions = observer(function Suggestions({
  bid,
  auction,
}: {
  bid: BidStore;
  auction: DealerAuction;
}) {
  const intl = useIntl();
  const amounts = suggestedBids(bid.minimum, bid.buyNow);
  const name = bid.isLeading ? phrases.raiseTo : phrases.suggestion;
  if (amounts.length === 0) return null;
  return (
    <Inline gap="2" style={{ flexWrap: 'wrap' }}>
      {amounts.map((cents) => {
        const price = formatCents(cents, auction.currency_code, intl.locale);
        return (
          <Button
            key={cents}
            size="sm"
            variant="outline"
            aria-label={intl.formatMessage(name, { price })}
            onClick={() => bid.suggest(cents)}
          >
            {price}
          </Button>
        );
      })}
    </Inline>
  );
});
