import type { OfferWaiting, TradeIn } from '@forecourt/contract';
import { formatZonedTime, formatRelative } from '@forecourt/platform';
import { deliveryReasonMessages } from '@forecourt/platform/sending-words';
import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReasonDialog } from '../../../deal/ReasonDialog.tsx';
import { Note } from '../../../shared/Note.tsx';
import { deskRecipe } from '../desk.recipe.ts';
import type { OfferDeskStore } from '../OfferDeskStore.ts';
import { SendOutcome } from '../SendOutcome.tsx';
import { ownersMessages } from '../ownersMessageMessages.ts';
import { reachedOf } from '../ownersMessageState.ts';
import { ExtendOffer } from './ExtendOffer.tsx';
import { waitingMessages as messages, waitingPhrases as phrases } from './messages.ts';

interface WaitingOwnerProps {
  store: OfferDeskStore;
  tradeIn: TradeIn;
}

/** An offer that waits: whether the owner has opened it, their reminders, and what staff may do. */
export const WaitingOwner = observer(function WaitingOwner({ store, tradeIn }: WaitingOwnerProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(deskRecipe);
  const { waiting } = tradeIn;
  if (!waiting) return null;
  const { opened_at: openedAt, last_reminder: last } = waiting;
  const ago = openedAt && formatRelative(openedAt, store.live.now(), intl.locale);
  return (
    <>
      <div className={styles.hero} role="status">
        <p className={styles.text}>
          {ago ? (
            <FormattedMessage {...phrases.opened} values={{ ago }} />
          ) : (
            <FormattedMessage {...messages.notOpened} />
          )}
        </p>
        <Reminders waiting={waiting} />
      </div>
      {last?.state === 'FAILED' && (
        <Note tone="warning" role="status">
          <FormattedMessage {...messages.reminderFailed} />{' '}
          <FormattedMessage {...deliveryReasonMessages[last.reason ?? 'UNKNOWN']} />
        </Note>
      )}
      {store.mayAct && <Actions store={store} tradeIn={tradeIn} waiting={waiting} />}
    </>
  );
});

function Reminders({ waiting }: { waiting: OfferWaiting }) {
  const styles = useSlotRecipe(deskRecipe);
  const { reminders: count, next_reminder_at: next } = waiting;
  if (count === 0 && !next) return null;
  return (
    <p className={styles.text}>
      {count > 0 && <FormattedMessage {...phrases.reminders} values={{ count }} />}
      {count > 0 && next && ' · '}
      {next && (
        <FormattedMessage {...phrases.nextReminder} values={{ at: formatZonedTime(next) }} />
      )}
    </p>
  );
}

interface ActionsProps extends WaitingOwnerProps {
  waiting: OfferWaiting;
}

const Actions = observer(function Actions(props: ActionsProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(deskRecipe);
  const { store, tradeIn, waiting } = props;
  const {
    messages: { toOwner },
    waiting: chase,
  } = store;
  const { needs_dealer: isDealers } = waiting;
  // where it did not arrive, the ways on are above
  const last = reachedOf(tradeIn) === 'sent' ? tradeIn.message?.channel : undefined;
  // no offer goes by WhatsApp
  const channel = last === 'WHATSAPP' ? undefined : last;
  return (
    <>
      <div className={styles.row}>
        {channel && (
          <Button
            size="sm"
            loading={toOwner.sending === channel}
            onClick={() => void toOwner.send(channel, tradeIn.id)}
          >
            <FormattedMessage {...ownersMessages.sendAgain} />
          </Button>
        )}
        <Button size="sm" onClick={() => chase.ask()}>
          <FormattedMessage {...messages.extend} />
        </Button>
        <Button size="sm" onClick={() => chase.withdrawal.open()}>
          <FormattedMessage {...messages.withdraw} />
        </Button>
      </div>
      {channel && <SendOutcome message={toOwner} texts={ownersMessages} />}
      <ExtendOffer store={chase} isDealers={isDealers} />
      <ReasonDialog
        store={chase.withdrawal}
        title={intl.formatMessage(messages.withdrawTitle)}
        hint={intl.formatMessage(isDealers ? messages.reasonHintDealer : messages.reasonHint)}
        confirmLabel={intl.formatMessage(messages.confirmWithdraw)}
      >
        <p>
          <FormattedMessage
            {...(isDealers ? messages.withdrawTextDealer : messages.withdrawText)}
          />
        </p>
      </ReasonDialog>
    </>
  );
});
