import type { BranchStore } from '@forecourt/feature-session';
import { SettingsTabs } from '@forecourt/feature-settings';
import {
  SecurityScreen,
  type CompanySetupStore,
  type SecurityStore,
} from '@forecourt/feature-settings/security';
import { observer } from 'mobx-react-lite';
import { settingsPath, useExtraAreas } from './settingsAreas.ts';

interface SecurityPageProps {
  store: SecurityStore;
  company: CompanySetupStore;
  branch: BranchStore;
}

/** /settings/security, with links to the other areas. */
export const SecurityPage = observer(function SecurityPage(props: SecurityPageProps) {
  const { store, company, branch } = props;
  const extra = useExtraAreas();
  return (
    <SecurityScreen
      store={store}
      company={company}
      branch={branch.current?.name}
      tabs={<SettingsTabs current="security" hrefOf={settingsPath} extra={extra} />}
    />
  );
});
