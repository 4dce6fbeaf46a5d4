import { buildAddress, type DealerPageAuction, reportLinks } from '@forecourt/contract';
import { carName, centsOf, formatCents, formatZonedTime } from '@forecourt/platform';
import { Badge, type Tone } from '@forecourt/ui/badge';
import { ButtonLink } from '@forecourt/ui/button';
import { Countdown } from '@forecourt/ui/countdown';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { afterTexts, phrases as afterPhrases } from '../dealer/after/messages.ts';
import { phrases as dealerPhrases, standingTexts } from '../dealer/messages.ts';
import { isOpen, type Standing } from '../dealer/standing.ts';
import { Contacts } from '../shared/Contacts.tsx';
import { messages as shared, phrases as sharedPhrases } from '../shared/messages.ts';
import { auctionCardRecipe } from './AuctionCard.recipe.ts';
import { CarPhoto } from './CarPhoto.tsx';
import type { DealerPageStore } from './DealerPageStore.ts';
import { messages, nextSteps, phrases, standings } from './messages.ts';
import { type PageStanding, pageStandingOf } from './pageStanding.ts';

interface AuctionCardProps {
  store: DealerPageStore;
  item: DealerPageAuction;
  /** One of those that are seen without scrolling. */
  isFirst: boolean;
}

const tones: Partial<Record<PageStanding, Tone>> = {
  leading: 'success',
  outbid: 'danger',
  won: 'info',
  accepted: 'success',
  asked: 'success',
  goesOn: 'success',
  sold: 'success',
  withdrew: 'warning',
  ownerWithdrew: 'warning',
  noAnswer: 'warning',
  chance: 'info',
  chanceAccepted: 'info',
};

/** Standings in which there is something to do. */
const urgent: readonly PageStanding[] = [
  'outbid',
  'first',
  'watching',
  'accepted',
  'asked',
  'chance',
];

/** Results that need a sentence beside the few words. */
const explained: readonly Standing[] = ['counting', 'won', 'declined', 'expired', 'lost'];

/** One auction of a dealer's own page: the car, where the dealer stands, and the one next step. */
export const AuctionCard = observer(function AuctionCard({
  store,
  item,
  isFirst,
}: AuctionCardProps) {
  const styles = useSlotRecipe(auctionCardRecipe);
  const intl = useIntl();
  const { auction, car, contacts, dealer_key: dealerKey } = item;
  const standing = pageStandingOf(item, store.isOver(auction));
  const href = buildAddress(reportLinks.dealer, { dealerKey });
  const name = carName(car);
  const isRunning = isOpen(standing);
  return (
    <li className={styles.place}>
      <article className={styles.root} data-standing={standing}>
        <div className={styles.photo}>
          <CarPhoto photo={item.photo} isFirst={isFirst} />
        </div>
        <div className={styles.body}>
          <div className={styles.head}>
            <h3 className={styles.title}>
              <bdi>{name || intl.formatMessage(messages.unknownCar)}</bdi>
            </h3>
            <Badge tone={tones[standing]}>
              <FormattedMessage {...standings[standing]} />
            </Badge>
          </div>
          <Figures item={item} />
          <Explanation item={item} standing={standing} />
          {contacts && (
            <div className={styles.contacts} data-contacts>
              <h4>
                <FormattedMessage {...messages.owner} />
              </h4>
              <Contacts contacts={contacts} />
            </div>
          )}
          <div className={styles.foot}>
            {isRunning ? (
              <Countdown end={auction.end_time} now={store.now} />
            ) : (
              <Moment item={item} standing={standing} />
            )}
            <ButtonLink
              href={href}
              variant={urgent.includes(standing) ? 'solid' : 'outline'}
              aria-label={`${intl.formatMessage(nextSteps[standing])}: ${name}`}
            >
              <FormattedMessage {...nextSteps[standing]} />
            </ButtonLink>
          </div>
        </div>
      </article>
    </li>
  );
});

interface PartProps {
  item: DealerPageAuction;
  standing: PageStanding;
}

/** What the few words of the standing leave open. */
function Explanation({ item, standing }: PartProps) {
  const styles = useSlotRecipe(auctionCardRecipe);
  const text = useExplanation(item, standing);
  return text && <p className={styles.text}>{text}</p>;
}

function useExplanation({ auction, second_chance: chance }: DealerPageAuction, of: PageStanding) {
  const intl = useIntl();
  if (of === 'chance') {
    const price = chance && formatCents(centsOf(chance.price), chance.currency_code, intl.locale);
    return price && intl.formatMessage(afterPhrases.chanceText, { price });
  }
  if (of in afterTexts) return intl.formatMessage(afterTexts[of as keyof typeof afterTexts]);
  const { cancel_reason: reason } = auction;
  if (of === 'cancelled' && reason) return intl.formatMessage(dealerPhrases.reason, { reason });
  const result = explained.find((standing) => standing === of);
  return result && intl.formatMessage(standingTexts[result]);
}

/** When the auction ended, or by when the dealer or the owner has to answer. */
function Moment({ item: { auction, deal, second_chance: chance }, standing }: PartProps) {
  const styles = useSlotRecipe(auctionCardRecipe);
  const until = standing === 'chance' ? chance?.until : standing === 'asked' && deal?.answer?.until;
  const waits = auction.owner_replies_until;
  return (
    <span className={styles.ended}>
      <FormattedMessage
        {...(until ? phrases.replyBy : waits ? dealerPhrases.ownerUntil : phrases.ended)}
        values={{ date: formatZonedTime(until || waits || auction.end_time) }}
      />
    </span>
  );
}

/** The best offer and the dealer's own. */
function Figures({ item: { auction, own_offer: own } }: Pick<AuctionCardProps, 'item'>) {
  const styles = useSlotRecipe(auctionCardRecipe);
  const { locale } = useIntl();
  const { currency_code: currency, best_offer: best } = auction;
  const money = (value: number) => formatCents(centsOf(value), currency, locale);
  return (
    <dl className={styles.figures}>
      <div>
        <dt>
          <FormattedMessage {...shared.bestOffer} />
        </dt>
        <dd data-none={best == null || undefined}>
          {best == null ? <NoBest auction={auction} hasOwn={own !== null} /> : money(best)}
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage {...shared.yourOffer} />
        </dt>
        <dd data-none={own === null || undefined}>
          {own === null ? (
            <FormattedMessage {...(auction.status === 'RUNNING' ? shared.none : shared.never)} />
          ) : (
            money(own.value)
          )}
        </dd>
      </div>
    </dl>
  );
}

/** In place of the best offer: there is none, or it is not told. */
function NoBest({
  auction: { status, total_offers: count },
  hasOwn,
}: Pick<DealerPageAuction, 'auction'> & { hasOwn: boolean }) {
  // Who has offered and hears of no best offer is in an auction whose offers stay secret.
  if (count === null || (status === 'RUNNING' && hasOwn))
    return <FormattedMessage {...messages.notTold} />;
  return <FormattedMessage {...sharedPhrases.offers} values={{ count }} />;
}
