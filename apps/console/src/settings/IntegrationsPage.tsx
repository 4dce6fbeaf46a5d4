import type { BranchStore } from '@forecourt/feature-session';
import { SettingsTabs } from '@forecourt/feature-settings';
import {
  IntegrationsScreen,
  type TokensStore,
  type WebhooksStore,
} from '@forecourt/feature-settings/integrations';
import { observer } from 'mobx-react-lite';
import { settingsPath, useExtraAreas } from './settingsAreas.ts';

interface IntegrationsPageProps {
  tokens: TokensStore;
  webhooks: WebhooksStore;
  branch: BranchStore;
}

/** /settings/integrations, with links to the other areas. */
export const IntegrationsPage = observer(function IntegrationsPage(props: IntegrationsPageProps) {
  const { branch, tokens, webhooks } = props;
  const extra = useExtraAreas();
  return (
    <IntegrationsScreen
      tokens={tokens}
      webhooks={webhooks}
      branch={branch.current?.name}
      tabs={<SettingsTabs current="integrations" hrefOf={settingsPath} extra={extra} />}
    />
  );
});
