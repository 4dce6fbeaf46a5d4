import type { BranchStore } from '@forecourt/feature-session';
import { SettingsTabs } from '@forecourt/feature-settings';
import { SecurityScreen, type SecurityStore } from '@forecourt/feature-settings/security';
import { observer } from 'mobx-react-lite';
import { settingsPath, useExtraAreas } from './settingsAreas.ts';

interface SecurityPageProps {
  store: SecurityStore;
  branch: BranchStore;
}

/** /settings/security, with links to the other areas. */
export const SecurityPage = observer(function SecurityPage({ store, branch }: SecurityPageProps) {
  const extra = useExtraAreas();
  return (
    <SecurityScreen
      store={store}
      branch={branch.current?.name}
      tabs={<SettingsTabs current="security" hrefOf={settingsPath} extra={extra} />}
    />
  );
});
