import type { Deal, DealFee, DealWithdrawal } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { DateTime } from '@forecourt/ui/date-time';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../../shared/card.recipe.ts';
import { Figure } from '../../shared/Figure.tsx';
import { messages as common } from '../../shared/messages.ts';
import { messages, phrases } from './messages.ts';

/** What the dealer pays for the car, and when it was sold. */
export function DealFigures({ deal }: { deal: Deal }) {
  const styles = useSlotRecipe(cardRecipe);
  const { locale } = useIntl();
  return (
    <dl className={styles.figures}>
      <Figure
        main
        tone={deal.withdrawal ? undefined : 'success'}
        label={<FormattedMessage {...common.yourOffer} />}
      >
        {formatMoney(deal.price, deal.currency_code, locale)}
      </Figure>
      {deal.state === 'SOLD' && (
        <Figure small label={<FormattedMessage {...messages.sold} />}>
          <DateTime value={deal.since} />
        </Figure>
      )}
    </dl>
  );
}

const feePhrases = {
  BOOKED: phrases.feeDue,
  KEPT: phrases.feeKept,
  RETURNED: phrases.feeReturned,
} as const;

/** What the dealer owes for the lead (spec §9). */
export function DealerFee({ fee }: { fee: DealFee }) {
  const styles = useSlotRecipe(cardRecipe);
  const { locale } = useIntl();
  const amount = formatMoney(fee.amount, fee.currency_code, locale);
  return (
    <p className={styles.text}>
      <FormattedMessage {...feePhrases[fee.state]} values={{ fee: amount }} />
    </p>
  );
}

/** Why the dealer backed out, in their own words; or that staff recorded it. */
export function Withdrawn({ withdrawal }: { withdrawal: DealWithdrawal }) {
  const styles = useSlotRecipe(cardRecipe);
  const { by, reason } = withdrawal;
  if (by === 'STAFF') {
    return (
      <p className={styles.text}>
        <FormattedMessage {...messages.recorded} />
      </p>
    );
  }
  if (!reason) return null;
  return (
    <KeyValueList
      items={[
        { key: 'reason', label: <FormattedMessage {...messages.yourReason} />, value: reason },
      ]}
    />
  );
}
