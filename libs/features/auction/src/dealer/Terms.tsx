import type { DealerAuction, DistanceUnit } from '@forecourt/contract';
import { Icon } from '@forecourt/ui/icon';
import { useSlotRecipe } from '@forecourt/ui/styling';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Gavel from 'lucide-react/icons/gavel';
import HandCoins from 'lucide-react/icons/hand-coins';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { feeText } from '../shared/fee.ts';
import { reachText } from '../shared/reachText.ts';
import { RuleLines } from '../shared/RuleLines.tsx';
import { messages, phrases } from './messages.ts';

interface TermsProps {
  auction: DealerAuction;
  /** How many days after the end the offer is valid; null means as long as the auction asks. */
  days: number | null;
  /** What the reader counts distances in. */
  unit: DistanceUnit;
}

/**
 * What an offer commits to, what winning costs and what the seller asks, shown before bidding (spec
 * §5 and §9).
 */
export function Terms({ auction, days, unit }: TermsProps) {
  const { locale } = useIntl();
  const styles = useSlotRecipe(cardRecipe);
  const { validity } = auction;
  const distance = reachText(validity.miles, unit, locale);
  const holds = { days: days ?? validity.days, distance };
  return (
    <ul className={styles.conditions}>
      <li>
        <Icon icon={ShieldCheck} size={16} />
        <span>
          <strong>
            <FormattedMessage {...messages.firmTitle} />
          </strong>{' '}
          <FormattedMessage {...messages.firmText} />
        </span>
      </li>
      <li>
        <Icon icon={HandCoins} size={16} />
        <span>
          <FormattedMessage {...phrases.fee} values={{ fee: feeText(auction.fee, locale) }} />
        </span>
      </li>
      <li>
        <Icon icon={CalendarClock} size={16} />
        <span>
          <FormattedMessage {...phrases.holds} values={holds} />
        </span>
      </li>
      {auction.rules && (
        <li>
          <Icon icon={Gavel} size={16} />
          <div>
            <strong>
              <FormattedMessage {...messages.rules} />
            </strong>
            <RuleLines
              rules={auction.rules}
              currency={auction.currency_code}
              // before the first offer there is nothing that could have met it
              reserveMet={auction.total_offers === 0 ? null : auction.reserve_met}
              hasBuyButton
            />
          </div>
        </li>
      )}
      {auction.dealer_requirements && (
        <li>
          <Icon icon={ClipboardList} size={16} />
          <div>
            <strong>
              <FormattedMessage {...messages.requirements} />
            </strong>
            <p>{auction.dealer_requirements}</p>
          </div>
        </li>
      )}
    </ul>
  );
}
