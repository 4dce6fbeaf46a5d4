import { formatMoney } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { Countdown } from '@forecourt/ui/countdown';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { barRecipe } from './DecisionBar.recipe.ts';
import { deskMessages, deskPhrases, deskTitles } from './deskMessages.ts';
import type { DeskState } from './deskState.ts';
import { messages } from './messages.ts';
import type { OfferDeskStore } from './OfferDeskStore.ts';
import { revealDecision } from './revealDecision.ts';

/** The one next step of a sale, for a bar at the bottom of a phone; it leads to the card. */
export const DecisionBar = observer(function DecisionBar({ store }: { store: OfferDeskStore }) {
  const styles = useSlotStyles(barRecipe);
  const { state, canAct } = store;
  const makesOffer = canAct && state !== 'offerSent';
  const press = (): void => {
    if (makesOffer && state !== 'open') store.showForm(true);
    // The form is drawn first.
    requestAnimationFrame(() => revealDecision({ field: makesOffer }));
  };
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Words store={store} />
      </div>
      <Button size="lg" variant={makesOffer ? 'solid' : 'outline'} onClick={press}>
        <FormattedMessage {...stepOf(state, canAct)} />
      </Button>
    </div>
  );
});

/** What the button says. */
function stepOf(state: DeskState, canAct: boolean) {
  if (state === 'offerAccepted' || state === 'sold') return deskMessages.contact;
  if (!canAct) return deskMessages.view;
  if (state === 'open') return deskMessages.sendOffer;
  if (state === 'offerSent') return deskMessages.change;
  return deskMessages.makeOffer;
}

/** The state, and the amount or the time that goes with it. */
const Words = observer(function Words({ store }: { store: OfferDeskStore }) {
  const styles = useSlotStyles(barRecipe);
  const { locale } = useIntl();
  const { state, source, auction, live, ownersOffer } = store;
  const best = auction?.offers[0];
  const inAuction = (value: number) => formatMoney(value, auction?.currency_code ?? 'USD', locale);
  if (state === 'running' && auction) {
    const price = best ? inAuction(best.value) : 'none';
    return (
      <>
        <span className={styles.title}>
          <FormattedMessage {...deskPhrases.best} values={{ price }} />
        </span>
        <Countdown end={auction.end_time} now={live.now} />
      </>
    );
  }
  let detail: ReactNode;
  const hope = source?.tradeIn.expected_price;
  if (state === 'open' && source && hope != null) {
    const price = formatMoney(hope, source.tradeIn.currency_code, locale);
    detail = <FormattedMessage {...deskPhrases.hope} values={{ price }} />;
  } else if (ownersOffer && state.startsWith('offer')) {
    const price = formatMoney(ownersOffer.value, ownersOffer.currency_code ?? 'USD', locale);
    detail = <FormattedMessage {...deskPhrases.offered} values={{ price }} />;
  } else if (best) {
    detail = <FormattedMessage {...deskPhrases.best} values={{ price: inAuction(best.value) }} />;
  } else if (auction) detail = <FormattedMessage {...messages.nothing} />;
  return (
    <>
      <span className={styles.title}>
        <FormattedMessage {...deskTitles[state]} />
      </span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </>
  );
});
