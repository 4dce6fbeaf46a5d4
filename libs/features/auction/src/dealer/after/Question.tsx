import type { Deal } from '@forecourt/contract';
import { formatMoney, formatZonedTime } from '@forecourt/platform';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReasonDialog } from '../../deal/ReasonDialog.tsx';
import { cardRecipe } from '../../shared/card.recipe.ts';
import { linkCardRecipe } from '../../shared/linkCard.recipe.ts';
import { Note } from '../../shared/Note.tsx';
import type { DealerDealStore } from './DealerDealStore.ts';
import { messages, phrases } from './messages.ts';
import { YesOrNo } from './YesOrNo.tsx';

interface QuestionProps {
  store: DealerDealStore;
  deal: Deal;
}

/** 'Would you like to continue with the trade-in?' (spec §4); the no asks first. */
export const Question = observer(function Question({ store, deal }: QuestionProps) {
  const styles = useSlotRecipe(linkCardRecipe);
  const { text } = useSlotRecipe(cardRecipe);
  const { yes, withdrawal } = store;
  const { until } = deal.answer ?? {};
  return (
    <section className={styles.form}>
      <h3 className={styles.title}>
        <FormattedMessage {...messages.question} />
      </h3>
      {until && (
        <p className={text}>
          <FormattedMessage {...phrases.until} values={{ date: formatZonedTime(until) }} />
        </p>
      )}
      <YesOrNo
        yes={yes}
        yesLabel={<FormattedMessage {...messages.yes} />}
        onYes={() => void store.continueDeal()}
        onNo={() => withdrawal.open()}
      />
      <Withdrawal store={store} deal={deal} />
    </section>
  );
});

/** Says what a no costs and who is told. */
function Withdrawal({ store, deal: { fee } }: QuestionProps) {
  const intl = useIntl();
  const cost = fee?.on_withdrawal === 'RETURNED' ? phrases.noFee : phrases.feeKept;
  return (
    <ReasonDialog
      store={store.withdrawal}
      title={intl.formatMessage(messages.withdrawTitle)}
      hint={intl.formatMessage(messages.reasonHint)}
      confirmLabel={intl.formatMessage(messages.withdraw)}
      keepLabel={intl.formatMessage(messages.keepDeal)}
    >
      <p>
        <FormattedMessage {...messages.withdrawText} />
      </p>
      {fee && (
        <Note tone={fee.on_withdrawal === 'RETURNED' ? 'info' : 'warning'}>
          <FormattedMessage
            {...cost}
            values={{ fee: formatMoney(fee.amount, fee.currency_code, intl.locale) }}
          />
        </Note>
      )}
    </ReasonDialog>
  );
}
