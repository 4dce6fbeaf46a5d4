import { Button } from '@forecourt/ui/button';
import { CopyButton } from '@forecourt/ui/copy-button';
import { Heading, Text } from '@forecourt/ui/layout';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { integrationsRecipe } from './Integrations.recipe.ts';
import { messages } from './messages.ts';
import { NewToken } from './NewToken.tsx';
import { TokenRow } from './TokenRow.tsx';
import type { TokensStore } from './TokensStore.ts';

/** The tokens of the branch, and the form for another. */
export const Tokens = observer(function Tokens({ store }: { store: TokensStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(integrationsRecipe);
  const { state, value } = store.tokens;
  const hasFailed = store.failure === 'unexpected' && !store.draft;
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <div>
          <Heading as="h2" textStyle="title">
            <FormattedMessage {...messages.tokens} />
          </Heading>
          <Text color="fg.muted">
            <FormattedMessage {...messages.tokensText} />
          </Text>
        </div>
        <Button disabled={!value} onClick={() => store.begin()}>
          <FormattedMessage {...messages.create} />
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
      {value?.length === 0 && <EmptyState title={<FormattedMessage {...messages.empty} />} />}
      {value && value.length > 0 && (
        <ul className={styles.list} aria-label={intl.formatMessage(messages.tokens)}>
          {value.map((token) => (
            <TokenRow key={token.id} store={store} token={token} />
          ))}
        </ul>
      )}
      {value && store.partnerId !== null && <PartnerId id={store.partnerId} />}
      <NewToken store={store} />
    </section>
  );
});

/** What most calls name besides the token. */
function PartnerId({ id }: { id: string }) {
  const intl = useIntl();
  const styles = useSlotRecipe(integrationsRecipe);
  return (
    <div className={styles.head}>
      <div>
        <Text color="fg.muted" textStyle="caption">
          <FormattedMessage {...messages.partnerId} />
        </Text>
        <span className={styles.code}>{id}</span>
      </div>
      <CopyButton size="sm" text={id} label={intl.formatMessage(messages.copyPartnerId)} />
    </div>
  );
}
