import type { DealerAuction } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { Icon } from '@forecourt/ui/icon';
import { useSlotStyles } from '@forecourt/ui/styling';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import HandCoins from 'lucide-react/icons/hand-coins';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { messages, phrases } from './messages.ts';

/** Buyer's fee per lead, unless the auction sets another (spec §9). */
const defaultFee = { amount: 199, currency_code: 'USD' } as const;

/** The fee of an auction in the format of a language. */
export function feeOf({ fee = defaultFee }: Pick<DealerAuction, 'fee'>, locale: string): string {
  return formatMoney(fee.amount, fee.currency_code, locale);
}

interface TermsProps {
  auction: DealerAuction;
  /** How many days after the end the offer is valid; null means as long as the auction asks. */
  days: number | null;
}

/**
 * What an offer commits to, what winning costs and what the seller asks, shown before bidding (spec
 * §5 and §9).
 */
export function Terms({ auction, days }: TermsProps) {
  const { locale } = useIntl();
  const styles = useSlotStyles(cardRecipe);
  const holds = { ...auction.validity, ...(days !== null && { days }) };
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
          <FormattedMessage {...phrases.fee} values={{ fee: feeOf(auction, locale) }} />
        </span>
      </li>
      <li>
        <Icon icon={CalendarClock} size={16} />
        <span>
          <FormattedMessage {...phrases.holds} values={holds} />
        </span>
      </li>
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
