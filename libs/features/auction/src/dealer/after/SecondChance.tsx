import type { DealerSecondChance } from '@forecourt/contract';
import { formatMoney, formatZonedTime } from '@forecourt/platform';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReasonDialog } from '../../deal/ReasonDialog.tsx';
import { cardRecipe } from '../../shared/card.recipe.ts';
import { Figure } from '../../shared/Figure.tsx';
import { linkCardRecipe } from '../../shared/linkCard.recipe.ts';
import { messages as common } from '../../shared/messages.ts';
import { feeText } from '../../shared/fee.ts';
import type { DealerStore } from '../DealerStore.ts';
import type { DealerDealStore } from './DealerDealStore.ts';
import { messages, phrases } from './messages.ts';
import { YesOrNo } from './YesOrNo.tsx';

interface SecondChanceProps {
  store: DealerDealStore;
  page: DealerStore;
  chance: DealerSecondChance;
}

/** 'You can still have this car': the price it stands by, until when, yes or no. */
export const SecondChance = observer(function SecondChance(props: SecondChanceProps) {
  const { store, page, chance } = props;
  const styles = useSlotRecipe(linkCardRecipe);
  const card = useSlotRecipe(cardRecipe);
  const intl = useIntl();
  const { yes, refusal } = store;
  const fee = feeText(page.auction?.fee, intl.locale);
  return (
    <section className={styles.form}>
      <dl className={card.figures}>
        <Figure main tone="success" label={<FormattedMessage {...common.yourOffer} />}>
          {formatMoney(chance.price, chance.currency_code, intl.locale)}
        </Figure>
        <Figure label={<FormattedMessage {...messages.answerBy} />}>
          {formatZonedTime(chance.until)}
        </Figure>
      </dl>
      <p className={card.text}>
        <FormattedMessage {...phrases.chanceTerms} values={{ days: chance.offer_days, fee }} />
      </p>
      <YesOrNo
        yes={yes}
        yesLabel={<FormattedMessage {...messages.standBy} />}
        onYes={() => void store.standByIt()}
        onNo={() => refusal.open()}
      />
      <ReasonDialog
        store={refusal}
        title={intl.formatMessage(messages.passTitle)}
        hint={intl.formatMessage(messages.reasonHint)}
        confirmLabel={intl.formatMessage(messages.pass)}
      >
        <p>
          <FormattedMessage {...messages.passText} />
        </p>
      </ReasonDialog>
    </section>
  );
});
