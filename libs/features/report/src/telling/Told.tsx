import type { ConclusionTelling, Delivery } from '@forecourt/contract';
import { formatDateTime } from '@forecourt/platform';
import { deliveryMessages, deliveryReasonMessages } from '@forecourt/platform/sending-words';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { DateTime } from '@forecourt/ui/date-time';
import { Inline, Stack, Text } from '@forecourt/ui/layout';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ConclusionStore } from '../ConclusionStore.ts';
import { tellingMessages as messages, tellingPhrases as phrases } from './messages.ts';
import { TellOutcome } from './TellOutcome.tsx';
import { channelsTo, type Way, waysOf } from './waysOf.ts';

/** Whether the customer knows of the conclusion that stands, and the ways on. */
export const Told = observer(function Told({ store }: { store: ConclusionStore }) {
  const { telling, data } = store;
  const { subject } = telling;
  if (!subject || !data) return null;
  const isTold = telling.previewOf(subject.status) !== undefined;
  const state = subject.telling ?? null;
  if (!state && !isTold) return null;
  return (
    <Stack gap="2">
      <State state={state} />
      {store.mayConclude && isTold && <Ways store={store} state={state} />}
      <TellOutcome store={telling} />
    </Stack>
  );
});

function State({ state }: { state: ConclusionTelling | null }) {
  const intl = useIntl();
  if (!state) return <Say message={messages.notTold} />;
  const { planned_at: plannedAt, message } = state;
  if (plannedAt) {
    return (
      <Text role="status" color="fg.muted">
        {intl.formatMessage(phrases.planned, { time: formatDateTime(plannedAt) })}
      </Text>
    );
  }
  if (!message) return <Say message={messages.byHand} />;
  if (message.state === 'QUEUED') return <Say message={messages.sending} />;
  if (message.state === 'FAILED') {
    return (
      <Alert status="error" title={intl.formatMessage(deliveryMessages.conclusionNotDelivered)}>
        <FormattedMessage {...deliveryReasonMessages[message.reason ?? 'UNKNOWN']} />
      </Alert>
    );
  }
  return <Sent message={message} openedAt={state.opened_at} />;
}

function Say({ message }: { message: (typeof messages)[keyof typeof messages] }) {
  return (
    <Text role="status" color="fg.muted">
      <FormattedMessage {...message} />
    </Text>
  );
}

interface SentProps {
  message: Delivery;
  openedAt: string | null;
}

function Sent({ message: { channel, at }, openedAt }: SentProps) {
  const { toldBySms, toldByEmail, opened, notOpened } = messages;
  return (
    <div role="status">
      <Text fontWeight={550}>
        <FormattedMessage {...(channel === 'SMS' ? toldBySms : toldByEmail)} />{' '}
        <DateTime value={at} format="recent" />
      </Text>
      <Text color="fg.muted">
        <FormattedMessage {...(openedAt ? opened : notOpened)} />{' '}
        {openedAt && <DateTime value={openedAt} format="recent" />}
      </Text>
    </div>
  );
}

interface WaysProps {
  store: ConclusionStore;
  state: ConclusionTelling | null;
}

const Ways = observer(function Ways({ store, state }: WaysProps) {
  const { telling, data } = store;
  if (!data) return null;
  const waits = !state || state.planned_at !== null;
  const message = state?.message ?? null;
  if (message?.state === 'QUEUED') return null;
  const [first] = channelsTo(data.report);
  const ways: Way[] = waits ? [first ?? 'link'] : waysOf(data.report, message);
  const failed = message?.state === 'FAILED';
  const labelOf = (way: Way) => {
    if (way === 'link') return messages.copyLink;
    if (waits) return messages.tellNow;
    if (way === message?.channel) return messages.sendAgain;
    return way === 'SMS' ? messages.sendSms : messages.sendEmail;
  };
  return (
    <Inline gap="2">
      {ways.map((way, index) => (
        <Button
          key={way}
          size="sm"
          variant={failed && index === 0 ? 'solid' : 'outline'}
          loading={telling.sending === way}
          disabled={telling.sending !== null && telling.sending !== way}
          onClick={() => void (way === 'link' ? telling.copy() : telling.send(way))}
        >
          <FormattedMessage {...labelOf(way)} />
        </Button>
      ))}
      {state?.planned_at && (
        <Button
          size="sm"
          variant="ghost"
          loading={telling.sending === 'drop'}
          disabled={telling.sending !== null && telling.sending !== 'drop'}
          onClick={() => void telling.drop()}
        >
          <FormattedMessage {...messages.drop} />
        </Button>
      )}
    </Inline>
  );
});
