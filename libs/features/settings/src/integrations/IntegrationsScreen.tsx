import { Page } from '@forecourt/ui/page';
import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { integrationsRecipe } from './Integrations.recipe.ts';
import { messages } from './messages.ts';
import { Tokens } from './Tokens.tsx';
import type { TokensStore } from './TokensStore.ts';
import { Webhooks } from './Webhooks.tsx';
import type { WebhooksStore } from './WebhooksStore.ts';

export interface IntegrationsScreenProps {
  tokens: TokensStore;
  webhooks: WebhooksStore;
  /** Name of the branch, beside the title. */
  branch?: string | undefined;
  /** Links to the other areas of the settings. */
  tabs: ReactNode;
}

/** /settings/integrations: how programs of the partner reach the API, and what they are told. */
export function IntegrationsScreen(props: IntegrationsScreenProps) {
  const { branch, tabs, tokens, webhooks } = props;
  const styles = useSlotRecipe(integrationsRecipe);
  return (
    <Page title={<FormattedMessage {...messages.title} />} aside={branch} width="wide" tabs={tabs}>
      <div className={styles.columns}>
        <Tokens store={tokens} />
        <Webhooks store={webhooks} />
      </div>
    </Page>
  );
}
