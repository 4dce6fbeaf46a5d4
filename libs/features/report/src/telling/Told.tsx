import { type SendWay, sendWays, sendWayText } from '@forecourt/api-client/act';
import {
  type ConclusionTelling,
  type Delivery,
  type Report,
  wasSent,
  type TextChannel,
} from '@forecourt/contract';
import { formatDateTime } from '@forecourt/platform';
import { deliveryMessages, deliveryReasonMessages } from '@forecourt/platform/sending-words';
import { ActionGroup } from '@forecourt/ui/action-group';
import { Alert } from '@forecourt/ui/alert';
import { DateTime } from '@forecourt/ui/date-time';
import { Stack, Text } from '@forecourt/ui/layout';
import { Link } from '@forecourt/ui/link';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ConclusionStore } from '../ConclusionStore.ts';
import { tellingMessages as messages, tellingPhrases as phrases } from './messages.ts';
import { TellOutcome } from './TellOutcome.tsx';

/** Whether the customer knows of the conclusion that stands, and the ways on. */
const Told = observer(function Told({ store }: { store: ConclusionStore }) {
  const { telling, data } = store;
  const { subject } = telling;
  if (!subject || !data) return null;
  const isTold = telling.previewOf(subject.status) !== undefined;
  const state = subject.telling ?? null;
  if (!state && !isTold) return null;
  return (
    <Stack gap="2">
      <State store={store} state={state} />
      <Opened state={state} />
      {store.mayConclude && isTold && <Ways store={store} state={state} />}
      <TellOutcome store={telling} />
    </Stack>
  );
});

const State = observer(function State({ store: { settingsHref }, state }: WaysProps) {
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
        <FormattedMessage {...deliveryReasonMessages[message.reason ?? 'UNKNOWN']} />{' '}
        {message.reason === 'COUNTRY_NOT_ALLOWED' && settingsHref && (
          <Link href={settingsHref}>
            <FormattedMessage {...messages.toSettings} />
          </Link>
        )}
      </Alert>
    );
  }
  return <Sent message={message} />;
});

function Say({ message }: { message: (typeof messages)[keyof typeof messages] }) {
  return (
    <Text role="status" color="fg.muted">
      <FormattedMessage {...message} />
    </Text>
  );
}

function Sent({ message: { state, channel, at } }: { message: Delivery }) {
  const { delivered, toldBySms, toldByEmail } = messages;
  const sent = channel === 'SMS' ? toldBySms : toldByEmail;
  return (
    <Text role="status" fontWeight={550}>
      <FormattedMessage {...(state === 'DELIVERED' ? delivered : sent)} />{' '}
      <DateTime value={at} format="recent" />
    </Text>
  );
}

/** Whether the customer has read it, by whichever way they came to its page. */
function Opened({ state }: Pick<WaysProps, 'state'>) {
  if (!state || state.planned_at) return null;
  const { opened_at: at, message } = state;
  if (!at && !wasSent(message?.state)) return null;
  return (
    <Text role="status" color="fg.muted">
      <FormattedMessage {...(at ? messages.opened : messages.notOpened)} />{' '}
      {at && <DateTime value={at} format="recent" />}
    </Text>
  );
}

/** The channels by which a customer can be reached, the one that they are written to by first. */
function channelsTo({ phone, email }: Partial<Pick<Report, 'phone' | 'email'>>): TextChannel[] {
  return [...(phone ? (['SMS'] as const) : []), ...(email ? (['EMAIL'] as const) : [])];
}

interface WaysProps {
  store: ConclusionStore;
  state: ConclusionTelling | null;
}

const Ways = observer(function Ways({ store, state }: WaysProps) {
  const intl = useIntl();
  const { telling, data } = store;
  if (!data) return null;
  const waits = !state || state.planned_at !== null;
  const message = state?.message ?? null;
  if (message?.state === 'QUEUED') return null;
  const channels = channelsTo(data.report);
  const ways: SendWay[] = waits ? [channels[0] ?? 'link'] : sendWays(message, channels);
  const failed = message?.state === 'FAILED';
  const name = (way: SendWay) =>
    waits && way !== 'link' ? 'tellNow' : sendWayText(way, message?.channel);
  const go = (way: SendWay | 'drop') => {
    if (way === 'drop') return telling.drop();
    return way === 'link' ? telling.copy() : telling.send(way);
  };
  return (
    <ActionGroup<SendWay | 'drop'>
      label={intl.formatMessage(messages.ways)}
      items={[
        ...ways.map((way, index) => ({
          value: way,
          label: <FormattedMessage {...messages[name(way)]} />,
          variant: failed && index === 0 ? ('solid' as const) : ('outline' as const),
        })),
        ...(state?.planned_at ? [dropping] : []),
      ]}
      pending={telling.sending}
      onSelect={({ value }) => void go(value)}
    />
  );
});

const dropping = {
  value: 'drop',
  label: <FormattedMessage {...messages.drop} />,
  variant: 'ghost',
} as const;

export default Told;
