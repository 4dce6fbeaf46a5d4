import { SettingsTabs } from '@forecourt/feature-settings';
import { SecurityScreen, type SecurityStore } from '@forecourt/feature-settings/security';
import { settingsPath, useExtraAreas } from './settingsAreas.ts';

/** /settings/security, with links to the other areas. */
export function SecurityPage({ store }: { store: SecurityStore }) {
  const extra = useExtraAreas();
  return (
    <SecurityScreen
      store={store}
      tabs={<SettingsTabs current="security" hrefOf={settingsPath} extra={extra} />}
    />
  );
}
