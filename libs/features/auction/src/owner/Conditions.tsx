import type { TradeInOffer } from '@forecourt/contract';
import { formatDate } from '@forecourt/platform';
import { Icon } from '@forecourt/ui/icon';
import { useSlotStyles } from '@forecourt/ui/styling';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Car from 'lucide-react/icons/car';
import MapPin from 'lucide-react/icons/map-pin';
import { FormattedMessage } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { messages as common, phrases as commonPhrases } from '../shared/messages.ts';

/** The conditions of an offer: expiry, distance, and whether a new car must be bought. */
export function Conditions({ offer }: { offer: TradeInOffer }) {
  const styles = useSlotStyles(cardRecipe);
  const { expires_at: expiresAt, validity, trade_for_new: tradeForNew } = offer;
  return (
    <ul className={styles.conditions}>
      {expiresAt && (
        <li>
          <Icon icon={CalendarClock} size={16} />
          <span>
            <FormattedMessage
              {...commonPhrases.validUntil}
              values={{ date: formatDate(expiresAt) }}
            />
          </span>
        </li>
      )}
      {validity && (
        <li>
          <Icon icon={MapPin} size={16} />
          <span>
            <FormattedMessage {...commonPhrases.withinMiles} values={{ miles: validity.miles }} />
          </span>
        </li>
      )}
      {tradeForNew && (
        <li>
          <Icon icon={Car} size={16} />
          <strong>
            <FormattedMessage {...common.tradeForNew} />
          </strong>
        </li>
      )}
    </ul>
  );
}
