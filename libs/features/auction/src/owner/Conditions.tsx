import type { DistanceUnit, TradeInOffer } from '@forecourt/contract';
import { formatDate } from '@forecourt/platform';
import { Icon } from '@forecourt/ui/icon';
import { useSlotStyles } from '@forecourt/ui/styling';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Car from 'lucide-react/icons/car';
import MapPin from 'lucide-react/icons/map-pin';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { messages as common, phrases as commonPhrases } from '../shared/messages.ts';
import { reachText } from '../shared/reachText.ts';

interface ConditionsProps {
  offer: TradeInOffer;
  /** What the reader counts distances in. */
  unit: DistanceUnit;
}

/** The conditions of an offer: expiry, distance, and whether a new car must be bought. */
export function Conditions({ offer, unit }: ConditionsProps) {
  const { locale } = useIntl();
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
            <FormattedMessage
              {...commonPhrases.within}
              values={{ distance: reachText(validity.miles, unit, locale) }}
            />
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
