import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Deliveries } from './Deliveries.tsx';
import { NewWebhook } from './NewWebhook.tsx';
import { ResourceGroup } from './ResourceGroup.tsx';
import { Secret } from './Secret.tsx';
import { webhookMessages } from './webhookMessages.ts';
import { WebhookRow } from './WebhookRow.tsx';
import type { WebhooksStore } from './WebhooksStore.ts';

/** The webhooks of the branch, the form for another, and what was delivered. */
export const Webhooks = observer(function Webhooks({ store }: { store: WebhooksStore }) {
  const intl = useIntl();
  return (
    <ResourceGroup
      title={webhookMessages.webhooks}
      text={webhookMessages.webhooksText}
      add={webhookMessages.add}
      empty={webhookMessages.empty}
      emptyText={webhookMessages.emptyText}
      resource={store.webhooks}
      hasFailed={store.failure === 'unexpected' && !store.draft && !store.looksAt}
      onAdd={() => store.begin()}
      onRetry={() => void store.load()}
      row={(webhook) => <WebhookRow key={webhook.id} store={store} webhook={webhook} />}
    >
      <NewWebhook store={store} />
      <Deliveries store={store} />
      <Secret
        secret={store.secret}
        title={intl.formatMessage(webhookMessages.copySecret)}
        text={intl.formatMessage(webhookMessages.copySecretText)}
        name={intl.formatMessage(webhookMessages.secret)}
        copyLabel={intl.formatMessage(webhookMessages.copy)}
        onClose={() => store.close()}
      />
    </ResourceGroup>
  );
});
