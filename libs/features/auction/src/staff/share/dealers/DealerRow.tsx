import type { Dealer, DealerContact, DistanceUnit } from '@forecourt/contract';
import { formatDate } from '@forecourt/platform';
import { Badge } from '@forecourt/ui/badge';
import { Checkbox } from '@forecourt/ui/checkbox';
import { Icon } from '@forecourt/ui/icon';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Star from 'lucide-react/icons/star';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { awayText } from '../../../shared/reachText.ts';
import type { DealerChoice } from './DealerChoice.ts';
import { dealerMessages as messages, dealerPhrases as phrases } from './dealerMessages.ts';
import { dealersRecipe } from './dealers.recipe.ts';

interface DealerRowProps {
  dealer: Dealer;
  choice: DealerChoice;
}

/** Distances from which no decimals are shown. */
const ROUND_FROM = 10;

/** A dealer to choose: name, email and town, how far away it is and what it has done so far. */
export const DealerRow = observer(function DealerRow({ dealer, choice }: DealerRowProps) {
  const styles = useSlotRecipe(dealersRecipe);
  const intl = useIntl();
  const { id, name, email, location, state, favorite } = dealer;
  const isActive = state === 'ACTIVE';
  return (
    <div className={styles.row}>
      <Checkbox
        checked={choice.has(id)}
        disabled={!isActive}
        onCheckedChange={() => choice.toggle(id)}
        hint={
          <>
            {[email, location].filter(Boolean).join(' · ')}
            {!isActive && (
              <span className={styles.reason}>
                <FormattedMessage
                  {...(state === 'OPTED_OUT' ? messages.optedOut : messages.inactive)}
                />
              </span>
            )}
          </>
        }
      >
        <span className={styles.name}>
          <bdi>{name}</bdi>
          <CustomersChoice id={id} choice={choice} />
          {favorite && (
            <span className={styles.star}>
              <Icon icon={Star} size={14} label={intl.formatMessage(messages.favorite)} />
            </span>
          )}
        </span>
      </Checkbox>
      {isActive && <Facts dealer={dealer} unit={choice.search.unit} />}
    </div>
  );
});

/** Marks the dealer whom the customer chose. */
function CustomersChoice({ id, choice }: { id: string; choice: DealerChoice }) {
  if (!choice.search.isCustomersChoice(id)) return null;
  return (
    <Badge tone="info">
      <FormattedMessage {...messages.customersChoice} />
    </Badge>
  );
}

function Facts({ dealer, unit }: { dealer: Dealer; unit: DistanceUnit }) {
  const styles = useSlotRecipe(dealersRecipe);
  const intl = useIntl();
  const { distance_miles: miles, last_invited_at: invited, bids, wins } = dealer;
  const parts = [
    miles !== null && awayText(miles, unit, intl.locale, 'short', miles < ROUND_FROM ? 1 : 0),
    invited
      ? intl.formatMessage(phrases.invited, { date: formatDate(invited) })
      : intl.formatMessage(messages.never),
  ];
  return (
    <div className={styles.facts}>
      <span>{parts.filter(Boolean).join(' · ')}</span>
      {invited && (
        <span>
          <FormattedMessage {...phrases.record} values={{ bids, wins }} />
        </span>
      )}
    </div>
  );
}

interface ChosenRowProps {
  dealer: DealerContact;
  choice: DealerChoice;
}

/** A selected dealer; unchecked, it stays until the selection is shown again. */
export const ChosenRow = observer(function ChosenRow({ dealer, choice }: ChosenRowProps) {
  const styles = useSlotRecipe(dealersRecipe);
  const { id, name, email } = dealer;
  return (
    <div className={styles.row}>
      <Checkbox checked={choice.has(id)} hint={email} onCheckedChange={() => choice.toggle(id)}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          <CustomersChoice id={id} choice={choice} />
        </span>
      </Checkbox>
    </div>
  );
});
