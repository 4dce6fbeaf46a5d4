import { Button } from '@forecourt/ui/button';
import { Heading, Text } from '@forecourt/ui/layout';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Deliveries } from './Deliveries.tsx';
import { integrationsRecipe } from './Integrations.recipe.ts';
import { messages } from './messages.ts';
import { NewWebhook } from './NewWebhook.tsx';
import { Secret } from './Secret.tsx';
import { webhookMessages } from './webhookMessages.ts';
import { WebhookRow } from './WebhookRow.tsx';
import type { WebhooksStore } from './WebhooksStore.ts';

/** The webhooks of the branch, the form for another, and what was delivered. */
export const Webhooks = observer(function Webhooks({ store }: { store: WebhooksStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(integrationsRecipe);
  const { state, value } = store.webhooks;
  const hasFailed = store.failure === 'unexpected' && !store.draft && !store.looksAt;
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <div>
          <Heading as="h2" textStyle="title">
            <FormattedMessage {...webhookMessages.webhooks} />
          </Heading>
          <Text color="fg.muted">
            <FormattedMessage {...webhookMessages.webhooksText} />
          </Text>
        </div>
        <Button disabled={!value} onClick={() => store.begin()}>
          <FormattedMessage {...webhookMessages.add} />
        </Button>
      </div>
      <Text role="alert" color="danger.fg" hidden={!hasFailed}>
        {hasFailed && intl.formatMessage(messages.unexpected)}
      </Text>
      {state.status === 'error' && (
        <ErrorState
          inline
          title={<FormattedMessage {...messages.failed} />}
          onRetry={() => void store.load()}
        />
      )}
      {!value && state.status !== 'error' && (
        <div role="status" aria-label={intl.formatMessage(messages.loading)}>
          <FormSkeleton fields={2} />
        </div>
      )}
      {value?.length === 0 && (
        <EmptyState title={<FormattedMessage {...webhookMessages.empty} />} />
      )}
      {value && value.length > 0 && (
        <ul className={styles.list} aria-label={intl.formatMessage(webhookMessages.webhooks)}>
          {value.map((webhook) => (
            <WebhookRow key={webhook.id} store={store} webhook={webhook} />
          ))}
        </ul>
      )}
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
    </section>
  );
});
