import { type SendWay, sendWays, sendWayText } from '@forecourt/api-client/act';
import type { Delivery, TradeIn } from '@forecourt/contract';
import { deliveryMessages, deliveryReasonMessages } from '@forecourt/platform/sending-words';
import { ActionGroup } from '@forecourt/ui/action-group';
import { DateTime } from '@forecourt/ui/date-time';
import { Link } from '@forecourt/ui/link';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Note } from '../../shared/Note.tsx';
import { deskRecipe } from './desk.recipe.ts';
import { messages } from './messages.ts';
import type { OfferDeskStore } from './OfferDeskStore.ts';
import { ownersMessages } from './ownersMessageMessages.ts';
import { reachedOf } from './ownersMessageState.ts';
import { SendOutcome } from './SendOutcome.tsx';

interface OwnersMessageProps {
  store: OfferDeskStore;
  tradeIn: TradeIn;
  /** Address of the settings, for those who may change them. */
  settingsHref?: string;
}

/** How the message about the owner's offer fares; where it did not arrive, the other ways to them. */
export const OwnersMessage = observer(function OwnersMessage(props: OwnersMessageProps) {
  const { store, tradeIn, settingsHref } = props;
  const styles = useSlotRecipe(deskRecipe);
  const { message } = tradeIn;
  const reached = reachedOf(tradeIn);
  if (reached === 'sending' || reached === 'sent') {
    return (
      <p className={styles.text} role="status">
        {message && reached === 'sent' ? (
          <Sent message={message} />
        ) : (
          <FormattedMessage {...ownersMessages.sending} />
        )}
      </p>
    );
  }
  const reason = message?.reason ?? 'UNKNOWN';
  return (
    <>
      <Note tone="danger" role="status">
        {reached === 'noAddress' ? (
          <FormattedMessage {...ownersMessages.noAddress} />
        ) : (
          <>
            <strong>
              <FormattedMessage {...deliveryMessages.notDelivered} />
            </strong>{' '}
            <FormattedMessage {...deliveryReasonMessages[reason]} />{' '}
            {reason === 'COUNTRY_NOT_ALLOWED' && settingsHref && (
              <Link href={settingsHref}>
                <FormattedMessage {...messages.toSettings} />
              </Link>
            )}
          </>
        )}
      </Note>
      {store.mayAct && <WaysOn store={store} tradeIn={tradeIn} />}
    </>
  );
});

function Sent({ message: { channel, at } }: { message: Delivery }) {
  const { sentBySms, sentByEmail } = ownersMessages;
  return (
    <>
      <FormattedMessage {...(channel === 'SMS' ? sentBySms : sentByEmail)} />{' '}
      <DateTime value={at} />
    </>
  );
}

/** The ways to reach the owner, the likeliest first. */
function waysOf({ message, phone, email }: TradeIn): SendWay[] {
  const addresses = { SMS: phone, EMAIL: email };
  const channels = (['EMAIL', 'SMS'] as const).filter((channel) => addresses[channel] !== null);
  return sendWays(message ?? null, channels);
}

const WaysOn = observer(function WaysOn({ store, tradeIn }: OwnersMessageProps) {
  const intl = useIntl();
  const { toOwner } = store.messages;
  const last = tradeIn.message?.channel;
  const go = (way: SendWay) =>
    way === 'link' ? toOwner.copy(tradeIn.id) : toOwner.send(way, tradeIn.id);
  return (
    <>
      <ActionGroup
        stacked
        label={intl.formatMessage(ownersMessages.ways)}
        items={waysOf(tradeIn).map((way, index) => ({
          value: way,
          label: <FormattedMessage {...ownersMessages[sendWayText(way, last)]} />,
          variant: index === 0 ? 'solid' : 'outline',
        }))}
        pending={toOwner.sending}
        onSelect={({ value }) => void go(value)}
      />
      <SendOutcome message={toOwner} texts={ownersMessages} />
    </>
  );
});
