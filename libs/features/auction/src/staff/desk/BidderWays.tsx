import { type SendAgain, type SendWay, sendWays } from '@forecourt/api-client/act';
import type { Bidder, Delivery } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { useSlotStyles } from '@forecourt/ui/styling';
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
  const styles = useSlotStyles(listRecipe);
  const intl = useIntl();
  const [message] = useState<SendAgain>(() => store.messageTo(bidder.partner_id));
  const { sending } = message;
  const last = bidder.notification?.channel;
  const labelOf = (way: SendWay) => {
    if (way === 'link') return messages.copyLink;
    if (way === last) return messages.sendAgain;
    return way === 'SMS' ? messages.sendSms : messages.sendEmail;
  };
  return (
    <div
      role="group"
      aria-label={intl.formatMessage(phrases.ways, { name: bidder.name })}
      className={styles.ways}
    >
      {waysOf(bidder).map((way) => (
        <Button
          key={way}
          size="sm"
          loading={sending === way}
          disabled={sending !== null && sending !== way}
          onClick={() => void (way === 'link' ? message.copy() : message.send(way))}
        >
          <FormattedMessage {...labelOf(way)} />
        </Button>
      ))}
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
