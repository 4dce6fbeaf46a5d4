import { type SendAgain, type SendWay, sendWays, sendWayText } from '@forecourt/api-client/act';
import type { Bidder, Delivery } from '@forecourt/contract';
import { ActionGroup } from '@forecourt/ui/action-group';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bidderMessages as messages, bidderPhrases as phrases } from './bidderMessages.ts';
import { listRecipe } from './list.recipe.ts';
import type { OfferDeskStore } from './OfferDeskStore.ts';
import { SendOutcome } from './SendOutcome.tsx';

interface BidderWaysProps {
  store: OfferDeskStore;
  bidder: Bidder;
}

/** The ways to a dealer whom no message reached, the likeliest first. */
export const BidderWays = observer(function BidderWays({ store, bidder }: BidderWaysProps) {
  const styles = useSlotRecipe(listRecipe);
  const intl = useIntl();
  const [message] = useState<SendAgain>(() => store.messages.toDealer(bidder.partner_id));
  const last = bidder.notification?.channel;
  return (
    <div className={styles.ways}>
      <ActionGroup
        label={intl.formatMessage(phrases.ways, { name: bidder.name })}
        items={waysOf(bidder).map((way) => ({
          value: way,
          label: <FormattedMessage {...messages[sendWayText(way, last)]} />,
        }))}
        pending={message.sending}
        onSelect={({ value }) => void (value === 'link' ? message.copy() : message.send(value))}
      />
      <SendOutcome message={message} texts={messages} />
    </div>
  );
});

function waysOf({ notification, ways = [] }: Bidder): SendWay[] {
  if (!notification) return ['link'];
  const { channel, at, reason = null } = notification;
  const failed: Delivery = { state: 'FAILED', channel, at, reason };
  return sendWays(failed, ways);
}
