import { CopyButton } from '@forecourt/ui/copy-button';
import { Text } from '@forecourt/ui/layout';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { integrationsRecipe } from './Integrations.recipe.ts';
import { messages } from './messages.ts';
import { NewToken } from './NewToken.tsx';
import { ResourceGroup } from './ResourceGroup.tsx';
import { TokenRow } from './TokenRow.tsx';
import type { TokensStore } from './TokensStore.ts';

/** The tokens of the branch, and the form for another. */
export const Tokens = observer(function Tokens({ store }: { store: TokensStore }) {
  return (
    <ResourceGroup
      title={messages.tokens}
      text={messages.tokensText}
      add={messages.create}
      empty={messages.empty}
      emptyText={messages.emptyText}
      resource={store.tokens}
      hasFailed={store.failure === 'unexpected' && !store.draft}
      onAdd={() => store.begin()}
      onRetry={() => void store.load()}
      row={(token) => <TokenRow key={token.id} store={store} token={token} />}
    >
      {store.tokens.value && store.partnerId !== null && <PartnerId id={store.partnerId} />}
      <NewToken store={store} />
    </ResourceGroup>
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
