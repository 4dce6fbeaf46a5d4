import { formatMoney, formatZonedTime, phoneHref } from '@forecourt/platform';
import {
  AcceptedArt,
  AuctionLostArt,
  AuctionWonArt,
  RejectedArt,
} from '@forecourt/ui/illustrations';
import { WaitingArt, type IllustrationProps } from '@forecourt/ui/illustrations';
import { ButtonLink } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import PhoneIcon from 'lucide-react/icons/phone';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Handover } from '../../deal/Handover.tsx';
import { cardRecipe } from '../../shared/card.recipe.ts';
import { Contacts } from '../../shared/Contacts.tsx';
import { Figure } from '../../shared/Figure.tsx';
import { linkCardRecipe } from '../../shared/linkCard.recipe.ts';
import { messages as common } from '../../shared/messages.ts';
import { useDialogAhead } from '../../shared/useDialogAhead.ts';
import type { DealerStore } from '../DealerStore.ts';
import { phrases as dealerPhrases } from '../messages.ts';
import type { DealerAfter } from './dealerAfter.ts';
import { DealerDealStore } from './DealerDealStore.ts';
import { DealerFee, DealFigures, Withdrawn } from './DealFacts.tsx';
import { afterTexts, afterTitles, messages, phrases } from './messages.ts';
import { Question } from './Question.tsx';
import { SecondChance } from './SecondChance.tsx';

interface DealerAfterCardProps {
  store: DealerStore;
  after: DealerAfter;
}

const arts: Record<DealerAfter, ComponentType<IllustrationProps>> = {
  asked: AcceptedArt,
  goesOn: AcceptedArt,
  sold: AuctionWonArt,
  withdrew: RejectedArt,
  ownerWithdrew: RejectedArt,
  noAnswer: AuctionLostArt,
  chance: AuctionWonArt,
  chanceAccepted: WaitingArt,
  chanceDeclined: RejectedArt,
  chanceExpired: AuctionLostArt,
  chanceCancelled: AuctionLostArt,
};

/** A dealer's page after the owner's yes, and when asked to stand by a bid. Loaded when needed. */
export default observer(function DealerAfterCard({ store, after }: DealerAfterCardProps) {
  const styles = useSlotRecipe(linkCardRecipe);
  const card = useSlotRecipe(cardRecipe);
  const { locale } = useIntl();
  const [own] = useState(() => new DealerDealStore(store));
  useDialogAhead(after === 'asked' || after === 'chance');
  const { deal, second_chance: chance, contacts } = store.answer ?? {};
  const Art = arts[after];
  return (
    <>
      <div className={styles.art}>
        <Art />
      </div>
      <div className={styles.lead}>
        <div role="status">
          <h2 tabIndex={-1} className={styles.title}>
            <FormattedMessage {...afterTitles[after]} />
          </h2>
        </div>
        <p className={card.text}>
          {after === 'chance' ? (
            chance && (
              <FormattedMessage
                {...phrases.chanceText}
                values={{ price: formatMoney(chance.price, chance.currency_code, locale) }}
              />
            )
          ) : (
            <FormattedMessage {...afterTexts[after]} />
          )}
        </p>
      </div>
      {after === 'chance' && chance && <SecondChance store={own} page={store} chance={chance} />}
      {after === 'chanceAccepted' && store.auction?.owner_replies_until && (
        <p className={card.text}>
          <FormattedMessage
            {...dealerPhrases.ownerUntil}
            values={{ date: formatZonedTime(store.auction.owner_replies_until) }}
          />
        </p>
      )}
      {after === 'chanceAccepted' && chance && (
        <dl className={card.figures}>
          <Figure label={<FormattedMessage {...common.yourOffer} />}>
            {formatMoney(chance.price, chance.currency_code, locale)}
          </Figure>
        </dl>
      )}
      {after === 'asked' && deal && <Question store={own} deal={deal} />}
      {deal && after !== 'chance' && <DealFigures deal={deal} />}
      {deal?.withdrawal && after === 'withdrew' && <Withdrawn withdrawal={deal.withdrawal} />}
      {contacts && (
        <section className={styles.form}>
          <h3 className={card.title}>
            <FormattedMessage {...messages.ownersContact} />
          </h3>
          <Contacts contacts={contacts} />
          {contacts.phone && (
            <CallOwner name={contacts.name} phone={contacts.phone} isNext={after === 'goesOn'} />
          )}
        </section>
      )}
      {deal && (after === 'goesOn' || after === 'sold') && (
        <Handover store={own.handover} deal={deal} reader="DEALER" />
      )}
      {deal?.fee && after !== 'chance' && <DealerFee fee={deal.fee} />}
    </>
  );
});

interface CallOwnerProps {
  name: string | null;
  phone: string;
  /** The dealer has confirmed, so that this is what comes next. */
  isNext: boolean;
}

/** One press from the owner's yes to the owner. */
function CallOwner({ name, phone, isNext }: CallOwnerProps) {
  return (
    <ButtonLink
      href={phoneHref(phone)}
      icon={PhoneIcon}
      size="lg"
      fullWidth
      variant={isNext ? 'solid' : 'outline'}
    >
      {name ? (
        <FormattedMessage {...phrases.call} values={{ name }} />
      ) : (
        <FormattedMessage {...messages.callOwner} />
      )}
    </ButtonLink>
  );
}
