import type { WebhookDelivery, WebhookDeliveryState } from '@forecourt/contract';
import { formatDateTime } from '@forecourt/platform';
import { Alert } from '@forecourt/ui/alert';
import { Badge } from '@forecourt/ui/badge';
import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { integrationsRecipe } from './Integrations.recipe.ts';
import { messages as common } from './messages.ts';
import {
  eventNames,
  stateNames,
  webhookMessages as messages,
  webhookPhrases as phrases,
} from './webhookMessages.ts';
import type { WebhooksStore } from './WebhooksStore.ts';

const tones = {
  PENDING: 'neutral',
  DELIVERED: 'success',
  FAILED: 'danger',
} as const satisfies Record<WebhookDeliveryState, string>;

/** What was delivered to a webhook, how it was answered, and ways to send it again. */
export const Deliveries = observer(function Deliveries({ store }: { store: WebhooksStore }) {
  const intl = useIntl();
  const { looksAt } = store;
  const host = looksAt ? new URL(looksAt.url).host : '';
  const close = (): void => store.close();
  return (
    <Modal
      open={looksAt !== null}
      size="lg"
      title={intl.formatMessage(phrases.deliveriesTo, { host })}
      onOpenChange={close}
      footer={
        <>
          <Button
            disabled={!looksAt?.active}
            loading={store.working === 'test'}
            onClick={() => void store.test()}
          >
            <FormattedMessage {...messages.test} />
          </Button>
          <Button onClick={() => void store.loadDeliveries()}>
            <FormattedMessage {...messages.refresh} />
          </Button>
          <Button variant="solid" onClick={close}>
            <FormattedMessage {...messages.close} />
          </Button>
        </>
      }
    >
      {looksAt && <List store={store} host={host} isActive={looksAt.active} />}
    </Modal>
  );
});

interface ListProps {
  store: WebhooksStore;
  host: string;
  isActive: boolean;
}

const List = observer(function List({ store, host, isActive }: ListProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(integrationsRecipe);
  const { state, value } = store.deliveries;
  return (
    <>
      {store.failure === 'unexpected' && (
        <Alert status="error" icon={CircleAlert}>
          <FormattedMessage {...common.unexpected} />
        </Alert>
      )}
      {state.status === 'error' && (
        <ErrorState
          inline
          title={<FormattedMessage {...common.failed} />}
          onRetry={() => void store.loadDeliveries()}
        >
          {referenceOf(state.error)}
        </ErrorState>
      )}
      {!value && state.status !== 'error' && (
        <div role="status" aria-label={intl.formatMessage(common.loading)}>
          <FormSkeleton fields={3} />
        </div>
      )}
      {value?.length === 0 && (
        <EmptyState title={<FormattedMessage {...messages.noDeliveries} />} />
      )}
      {value && value.length > 0 && (
        <ul className={styles.list} aria-label={intl.formatMessage(phrases.deliveriesTo, { host })}>
          {value.map((delivery) => (
            <Delivery key={delivery.id} store={store} delivery={delivery} isActive={isActive} />
          ))}
        </ul>
      )}
    </>
  );
});

interface DeliveryProps {
  store: WebhooksStore;
  delivery: WebhookDelivery;
  isActive: boolean;
}

const Delivery = observer(function Delivery({ store, delivery, isActive }: DeliveryProps) {
  const styles = useSlotRecipe(integrationsRecipe);
  const { answer, attempts, duration_ms: duration, error, id, state, status } = delivery;
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <div className={styles.name}>
          <EventName type={delivery.type} />
        </div>
        <div className={styles.quiet}>
          <span>{formatDateTime(delivery.attempted_at ?? delivery.inserted_at)}</span>
          {status !== null && <span>{status}</span>}
          {error !== null && <span>{error}</span>}
          {duration !== null && (
            <span>
              <FormattedMessage {...phrases.duration} values={{ count: duration }} />
            </span>
          )}
          <span>
            <FormattedMessage {...phrases.attempts} values={{ count: attempts }} />
          </span>
        </div>
        {answer !== null && answer !== '' && (
          <details>
            <summary>
              <FormattedMessage {...messages.answer} />
            </summary>
            <pre className={styles.answer}>{answer}</pre>
          </details>
        )}
      </div>
      <Badge tone={tones[state]}>
        <FormattedMessage {...stateNames[state]} />
      </Badge>
      {state !== 'PENDING' && (
        <Button
          size="sm"
          disabled={!isActive}
          loading={store.working === id}
          onClick={() => void store.again(id)}
        >
          <FormattedMessage {...messages.again} />
        </Button>
      )}
    </li>
  );
});

/** The event in words; a test, and one that this version does not know, by its name. */
function EventName({ type }: { type: string }) {
  if (type === 'webhook.test') return <FormattedMessage {...messages.testEvent} />;
  if (type in eventNames) {
    return <FormattedMessage {...eventNames[type as keyof typeof eventNames]} />;
  }
  return <>{type}</>;
}
