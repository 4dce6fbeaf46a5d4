import { formatMoney } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { Countdown } from '@forecourt/ui/countdown';
import { Stack, Text } from '@forecourt/ui/layout';
import { NextStepBar, type NextStepBarProps } from '@forecourt/ui/next-step-bar';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { deskMessages, deskPhrases, deskTitles } from './deskMessages.ts';
import type { DeskState } from './deskState.ts';
import { ownersMessages } from './ownersMessageMessages.ts';
import type { OfferDeskStore } from './OfferDeskStore.ts';
import { decisionId, revealDecision } from '../revealDecision.ts';

/** The one next step of a sale, for a bar at the bottom of a phone; it leads to the card. */
export const DecisionBar = observer(function DecisionBar({ store }: { store: OfferDeskStore }) {
  const words = useWords(store);
  const { state, canAct, isUnreached } = store;
  const hasDeal = store.deal !== null;
  const makesOffer = canAct && state !== 'offerSent' && !store.deal && !store.againOf;
  const press = (): void => {
    if (makesOffer && state !== 'open') store.showForm(true);
    // The form is drawn first.
    requestAnimationFrame(() => revealDecision({ field: makesOffer }));
  };
  return (
    <NextStepBar {...words} unlessSeen={decisionId}>
      <Button size="lg" variant={makesOffer ? 'solid' : 'outline'} onClick={press}>
        <FormattedMessage
          {...stepOf(state, canAct && (hasDeal || !store.againOf) && !isUnreached, hasDeal)}
        />
      </Button>
    </NextStepBar>
  );
});

/** How the sale stands, in two lines, beside what else is said about its car. */
export const DecisionNote = observer(function DecisionNote({ store }: { store: OfferDeskStore }) {
  const { title, detail } = useWords(store);
  return (
    <Stack gap="0" padding="3" borderRadius="md" backgroundColor="bg.muted">
      <Text fontWeight={600}>{title}</Text>
      {detail && <Text color="fg.muted">{detail}</Text>}
    </Stack>
  );
});

/** What the button says. */
function stepOf(state: DeskState, canAct: boolean, hasDeal: boolean) {
  if (state === 'agreed') return deskMessages.handover;
  if (state === 'offerAccepted') return deskMessages.contact;
  if (!canAct) return deskMessages.view;
  if (hasDeal) return deskMessages.choose;
  if (state === 'offerSent') return deskMessages.change;
  return deskMessages.makeOffer;
}

/** The state, and the amount or the time that goes with it. */
function useWords(store: OfferDeskStore): NextStepBarProps {
  const { locale } = useIntl();
  const { state, source, auction, live, ownersOffer, deal } = store;
  const best = auction?.offers[0];
  const inAuction = (value: number) => formatMoney(value, auction?.currency_code ?? 'USD', locale);
  const bestOffer = (price: string) => (
    <FormattedMessage {...deskPhrases.best} values={{ price }} />
  );
  if (state === 'running' && auction) {
    return {
      title: bestOffer(best ? inAuction(best.value) : 'none'),
      detail: <Countdown end={auction.end_time} now={live.now} />,
    };
  }
  const title = (
    <FormattedMessage {...(store.isUnreached ? ownersMessages.notReached : deskTitles[state])} />
  );
  const hope = source?.tradeIn.expected_price;
  if (state === 'open' && source && hope != null) {
    const price = formatMoney(hope, source.tradeIn.currency_code, locale);
    return { title, detail: <FormattedMessage {...deskPhrases.hope} values={{ price }} /> };
  }
  if (deal) {
    const name = deal.second_chance?.dealer.name ?? deal.buyer.name;
    return { title, detail: <bdi>{name}</bdi> };
  }
  if (ownersOffer && state.startsWith('offer')) {
    const price = formatMoney(ownersOffer.value, ownersOffer.currency_code ?? 'USD', locale);
    return { title, detail: <FormattedMessage {...deskPhrases.offered} values={{ price }} /> };
  }
  if (best) return { title, detail: bestOffer(inAuction(best.value)) };
  const count = auction?.bidders.length;
  const ofNobody = count !== undefined && (
    <FormattedMessage {...deskPhrases.noOffersOf} values={{ count }} />
  );
  return { title, detail: ofNobody };
}
