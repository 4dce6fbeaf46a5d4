import type { DistanceUnit, TradeInOffer } from '@forecourt/contract';
import { formatDate, formatZonedTime } from '@forecourt/platform';
import { Icon } from '@forecourt/ui/icon';
import { useSlotRecipe } from '@forecourt/ui/styling';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Car from 'lucide-react/icons/car';
import MapPin from 'lucide-react/icons/map-pin';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { phrases as common } from '../shared/messages.ts';
import { reachText } from '../shared/reachText.ts';
import { phrases } from './messages.ts';

interface ConditionsProps {
  offer: TradeInOffer;
  /** Who makes the offer, by name. */
  buyer: string;
  /** What the reader counts distances in. */
  unit: DistanceUnit;
}

/** The conditions of an offer: until when, how far, and whether a new car must be bought. */
export function Conditions({ offer, buyer, unit }: ConditionsProps) {
  const { locale } = useIntl();
  const styles = useSlotRecipe(cardRecipe);
  const { validity, trade_for_new: tradeForNew } = offer;
  // A declined offer is over, whatever its date.
  const expiresAt = offer.accepted === false ? null : offer.expires_at;
  const isOpen = offer.accepted === null && !offer.expired;
  return (
    <ul className={styles.conditions}>
      {expiresAt && (
        <li>
          <Icon icon={CalendarClock} size={16} />
          <span>
            {isOpen ? (
              <FormattedMessage
                {...phrases.replyBy}
                values={{ date: formatZonedTime(expiresAt) }}
              />
            ) : (
              <FormattedMessage {...common.validUntil} values={{ date: formatDate(expiresAt) }} />
            )}
          </span>
        </li>
      )}
      {validity && (
        <li>
          <Icon icon={MapPin} size={16} />
          <span>
            <FormattedMessage
              {...common.within}
              values={{ distance: reachText(validity.miles, unit, locale) }}
            />
          </span>
        </li>
      )}
      {tradeForNew && (
        <li>
          <Icon icon={Car} size={16} />
          <strong>
            <FormattedMessage {...phrases.onlyNewCar} values={{ buyer }} />
          </strong>
        </li>
      )}
    </ul>
  );
}
