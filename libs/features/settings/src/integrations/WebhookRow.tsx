import type { Webhook } from '@forecourt/contract';
import { Badge } from '@forecourt/ui/badge';
import { Button } from '@forecourt/ui/button';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { integrationsRecipe } from './Integrations.recipe.ts';
import {
  eventNames,
  webhookMessages as messages,
  webhookPhrases as phrases,
} from './webhookMessages.ts';
import type { WebhooksStore } from './WebhooksStore.ts';

interface WebhookRowProps {
  store: WebhooksStore;
  webhook: Webhook;
}

/** One webhook: its address, what it is told of, how it fares, and what can be done with it. */
export const WebhookRow = observer(function WebhookRow({ store, webhook }: WebhookRowProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(integrationsRecipe);
  const [asks, setAsks] = useState<'rotate' | 'remove' | null>(null);
  const { active, id, url } = webhook;
  const { host } = new URL(url);
  const pause = active ? phrases.pauseOne : phrases.resumeOne;
  const confirm = (): void => {
    setAsks(null);
    void (asks === 'remove' ? store.remove(id) : store.rotate(id));
  };
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <div className={styles.name}>{url}</div>
        <div className={styles.quiet}>
          {webhook.events.map((event) => (
            <span key={event}>
              <FormattedMessage {...eventNames[event]} />
            </span>
          ))}
        </div>
      </div>
      <StateBadge webhook={webhook} />
      <div className={styles.actions}>
        <Button
          size="sm"
          aria-label={intl.formatMessage(phrases.deliveriesOf, { host })}
          onClick={() => store.look(webhook)}
        >
          <FormattedMessage {...messages.deliveries} />
        </Button>
        <Button
          size="sm"
          loading={store.working === id}
          aria-label={intl.formatMessage(pause, { host })}
          onClick={() => void store.switch(id, !active)}
        >
          <FormattedMessage {...(active ? messages.pause : messages.resume)} />
        </Button>
        <Button
          size="sm"
          aria-label={intl.formatMessage(phrases.rotateOne, { host })}
          onClick={() => setAsks('rotate')}
        >
          <FormattedMessage {...messages.rotate} />
        </Button>
        <Button
          size="sm"
          aria-label={intl.formatMessage(phrases.removeOne, { host })}
          onClick={() => setAsks('remove')}
        >
          <FormattedMessage {...messages.remove} />
        </Button>
      </div>
      <ConfirmDialog
        open={asks === 'rotate'}
        title={intl.formatMessage(messages.askRotate)}
        confirmLabel={intl.formatMessage(messages.rotate)}
        onOpenChange={() => setAsks(null)}
        onConfirm={confirm}
      >
        <FormattedMessage {...messages.askRotateText} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'remove'}
        danger
        title={intl.formatMessage(messages.askRemove)}
        confirmLabel={intl.formatMessage(messages.remove)}
        onOpenChange={() => setAsks(null)}
        onConfirm={confirm}
      >
        <FormattedMessage {...phrases.removeText} values={{ host }} />
      </ConfirmDialog>
    </li>
  );
});

function StateBadge({ webhook: { active, failing_since } }: { webhook: Webhook }) {
  const isFailing = active && failing_since !== null;
  const tone = isFailing ? 'warning' : active ? 'success' : 'neutral';
  return (
    <Badge tone={tone}>
      <FormattedMessage {...(isFailing ? messages.failing : active ? messages.on : messages.off)} />
    </Badge>
  );
}
