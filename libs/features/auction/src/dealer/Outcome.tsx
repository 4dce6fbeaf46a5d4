import { Button } from '@forecourt/ui/button';
import {
  AcceptedArt,
  AuctionLostArt,
  AuctionWonArt,
  RejectedArt,
  WaitingArt,
} from '@forecourt/ui/illustrations';
import type { IllustrationProps } from '@forecourt/ui/illustrations';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { Contacts } from '../shared/Contacts.tsx';
import { linkCardRecipe } from '../shared/linkCard.recipe.ts';
import { failures } from '../shared/messages.ts';
import { Note } from '../shared/Note.tsx';
import type { DealerAnswer, DealerStore } from './DealerStore.ts';
import { messages, phrases } from './messages.ts';
import type { Standing } from './standing.ts';
import { feeOf } from './Terms.tsx';

const arts: Partial<Record<Standing, ComponentType<IllustrationProps>>> = {
  counting: WaitingArt,
  won: AuctionWonArt,
  accepted: AcceptedArt,
  declined: RejectedArt,
  expired: RejectedArt,
  lost: AuctionLostArt,
};

/** The illustration for an auction's result. */
export function OutcomeArt({ standing }: { standing: Standing }) {
  const styles = useSlotStyles(linkCardRecipe);
  const Art = arts[standing];
  if (!Art) return null;
  return (
    <div className={styles.art}>
      <Art />
    </div>
  );
}

/** After the owner's yes: whether the dealer goes on (spec §4), how to reach them, what it costs. */
export const Accepted = observer(function Accepted({ store }: { store: DealerStore }) {
  const { locale } = useIntl();
  const styles = useSlotStyles(cardRecipe);
  const { auction, answer } = store;
  if (!auction) return null;
  return (
    <>
      {auction.continues == null ? (
        <Question store={store} />
      ) : (
        <Note tone={auction.continues ? 'success' : 'info'} role="status">
          <FormattedMessage {...(auction.continues ? messages.goesOn : messages.stopped)} />
        </Note>
      )}
      <OwnerContacts answer={answer} />
      <p className={styles.text}>
        <FormattedMessage {...phrases.booked} values={{ fee: feeOf(auction, locale) }} />
      </p>
    </>
  );
});

function OwnerContacts({ answer }: { answer: DealerAnswer | null }) {
  const styles = useSlotStyles(cardRecipe);
  if (!answer?.contacts) return null;
  return (
    <section>
      <h3 className={styles.title}>
        <FormattedMessage {...messages.ownersContact} />
      </h3>
      <Contacts contacts={answer.contacts} />
    </section>
  );
}

const Question = observer(function Question({ store }: { store: DealerStore }) {
  const styles = useSlotStyles(linkCardRecipe);
  const { title } = useSlotStyles(cardRecipe);
  const { deciding, decideFailure } = store;
  return (
    <section className={styles.form}>
      <h3 className={title}>
        <FormattedMessage {...messages.question} />
      </h3>
      {decideFailure && (
        <Note tone="danger" role="alert">
          <FormattedMessage {...failures[decideFailure]} />
        </Note>
      )}
      <div className={styles.actions}>
        <Button
          variant="solid"
          size="lg"
          loading={deciding === true}
          disabled={deciding === false}
          onClick={() => void store.goOn(true)}
        >
          <FormattedMessage {...messages.yes} />
        </Button>
        <Button
          size="lg"
          loading={deciding === false}
          disabled={deciding === true}
          onClick={() => void store.goOn(false)}
        >
          <FormattedMessage {...messages.no} />
        </Button>
      </div>
    </section>
  );
});
