import { DAY_MS, type DealerAuction, type DistanceUnit } from '@forecourt/contract';
import { formatZonedTime } from '@forecourt/platform';
import { Icon } from '@forecourt/ui/icon';
import { useSlotRecipe } from '@forecourt/ui/styling';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CarFront from 'lucide-react/icons/car-front';
import HandCoins from 'lucide-react/icons/hand-coins';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { reachText } from '../shared/reachText.ts';
import { feeText } from '../shared/fee.ts';
import type { BidStore } from './BidStore.ts';
import { messages, phrases } from './messages.ts';

/** Until when an offer holds that is made now: by its own days, or as long as the auction asks. */
function heldUntil(auction: DealerAuction, days: number | null): number {
  const { end_time: end, offers_hold_until: until, validity } = auction;
  if (days === null && until) return Date.parse(until);
  return Date.parse(end) + (days ?? validity.days) * DAY_MS;
}

/** What this bid commits to: that it is firm, until when, on which condition, and the fee. */
export const BidTerms = observer(function BidTerms({
  bid,
  auction,
  unit,
}: {
  bid: BidStore;
  auction: DealerAuction;
  /** What the reader counts distances in. */
  unit: DistanceUnit;
}) {
  const { locale } = useIntl();
  const styles = useSlotRecipe(cardRecipe);
  const date = formatZonedTime(heldUntil(auction, bid.validDays));
  return (
    <ul className={styles.conditions}>
      <li>
        <Icon icon={ShieldCheck} size={16} />
        <span>
          <FormattedMessage {...messages.firmTitle} /> <FormattedMessage {...messages.firmText} />
        </span>
      </li>
      <li>
        <Icon icon={CalendarClock} size={16} />
        <span>
          <FormattedMessage
            {...phrases.validUntil}
            values={{ date, distance: reachText(auction.validity.miles, unit, locale) }}
          />
        </span>
      </li>
      {bid.tradeForNew && (
        <li>
          <Icon icon={CarFront} size={16} />
          <span>
            <FormattedMessage {...messages.onlyNewCar} />
          </span>
        </li>
      )}
      <li>
        <Icon icon={HandCoins} size={16} />
        <span>
          <FormattedMessage {...phrases.fee} values={{ fee: feeText(auction.fee, locale) }} />
        </span>
      </li>
    </ul>
  );
});
