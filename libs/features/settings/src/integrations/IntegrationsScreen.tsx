import { Page } from '@forecourt/ui/page';
import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { integrationsRecipe } from './Integrations.recipe.ts';
import { messages } from './messages.ts';
import { Tokens } from './Tokens.tsx';
import type { TokensStore } from './TokensStore.ts';

export interface IntegrationsScreenProps {
  tokens: TokensStore;
  /** Name of the branch, beside the title. */
  branch?: string | undefined;
  /** Links to the other areas of the settings. */
  tabs: ReactNode;
}

/** /settings/integrations: how programs of the partner reach the API. */
export function IntegrationsScreen({ tokens, branch, tabs }: IntegrationsScreenProps) {
  const styles = useSlotRecipe(integrationsRecipe);
  return (
    <Page title={<FormattedMessage {...messages.title} />} aside={branch} width="wide" tabs={tabs}>
      <div className={styles.columns}>
        <Tokens store={tokens} />
      </div>
    </Page>
  );
}
