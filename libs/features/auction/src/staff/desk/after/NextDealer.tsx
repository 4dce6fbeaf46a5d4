import type { Deal, SecondChance } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { DateTime } from '@forecourt/ui/date-time';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { failures } from '../../../shared/messages.ts';
import { Note } from '../../../shared/Note.tsx';
import { deskRecipe } from '../desk.recipe.ts';
import { messages, phrases } from './messages.ts';
import { NextDealerDialog } from './NextDealerDialog.tsx';
import type { StaffDealStore } from './StaffDealStore.ts';

interface NextDealerProps {
  store: StaffDealStore;
  deal: Deal;
}

/** After a deal fell through: the second chance that runs or was refused, and the next one. */
export const NextDealer = observer(function NextDealer({ store, deal }: NextDealerProps) {
  const styles = useSlotRecipe(deskRecipe);
  const { second_chance: chance, can, candidates, auction_id: auctionId } = deal;
  const isOver = can.includes('OFFER');
  return (
    <>
      {chance && chance.state !== 'CANCELLED' && <Chance chance={chance} />}
      {can.includes('CANCEL_SECOND_CHANCE') && chance && <TakeBack store={store} chance={chance} />}
      {isOver && (
        <p className={styles.text}>
          <FormattedMessage
            {...(deal.state === 'WITHDRAWN_BY_OWNER'
              ? messages.chooseAfterOwner
              : messages.chooseNext)}
          />
        </p>
      )}
      {isOver && auctionId && candidates.length === 0 && (
        <p className={styles.text}>
          <FormattedMessage {...messages.noCandidates} />
        </p>
      )}
      {can.includes('SECOND_CHANCE') && (
        <Button fullWidth size="lg" variant="solid" onClick={() => store.askNext(true)}>
          <FormattedMessage {...messages.offerNext} />
        </Button>
      )}
      <NextDealerDialog store={store} deal={deal} />
    </>
  );
});

/** Whom it was offered to, at which price, until when, and what they said. */
function Chance({ chance }: { chance: SecondChance }) {
  const { locale } = useIntl();
  const { state, dealer, price, currency_code: currency, until, reason } = chance;
  const isOpen = state === 'ASKED';
  const items = [
    {
      key: 'who',
      label: isOpen ? messages.asked : messages.passed,
      value: <bdi>{dealer.name}</bdi>,
    },
    { key: 'price', label: messages.offer, value: formatMoney(price, currency, locale) },
    { key: 'until', label: messages.replyBy, value: <DateTime value={until} /> },
    {
      key: 'reason',
      label: messages.reason,
      value: state === 'EXPIRED' ? <FormattedMessage {...messages.noReply} /> : reason,
    },
  ];
  return (
    <KeyValueList
      items={items.flatMap(({ key, label, value }) =>
        value ? [{ key, label: <FormattedMessage {...label} />, value }] : [],
      )}
    />
  );
}

interface TakeBackProps {
  store: StaffDealStore;
  chance: SecondChance;
}

const TakeBack = observer(function TakeBack({ store, chance }: TakeBackProps) {
  const styles = useSlotRecipe(deskRecipe);
  const intl = useIntl();
  const { cancelling } = store;
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage {...messages.waitingForNext} />
      </p>
      <Button fullWidth onClick={() => store.askToCancel(true)}>
        <FormattedMessage {...messages.takeBack} />
      </Button>
      <ConfirmDialog
        open={store.isCancelling}
        title={intl.formatMessage(messages.takeBackTitle)}
        confirmLabel={intl.formatMessage(messages.takeBack)}
        danger
        loading={cancelling.sending !== null}
        onConfirm={() => void store.cancelChance()}
        onOpenChange={() => store.askToCancel(false)}
      >
        <FormattedMessage {...phrases.takeBackText} values={{ dealer: chance.dealer.name }} />
        {cancelling.failure && (
          <Note tone="danger" role="alert">
            <FormattedMessage {...failures[cancelling.failure]} />
          </Note>
        )}
      </ConfirmDialog>
    </>
  );
});
