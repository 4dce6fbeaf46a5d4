import { PrivacyScreen, type PrivacyStore } from '@forecourt/feature-privacy';
import type { BranchStore } from '@forecourt/feature-session';
import { SettingsTabs } from '@forecourt/feature-settings';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { settingsPath, useExtraAreas } from './settingsAreas.ts';

interface PrivacyPageProps {
  store: PrivacyStore;
  branch: BranchStore;
}

/** /settings/privacy; `?erase=` and `?export=` name a request of the customer in question. */
export const PrivacyPage = observer(function PrivacyPage({ store, branch }: PrivacyPageProps) {
  const [search, setSearch] = useSearchParams();
  const extra = useExtraAreas();
  const erase = search.get('erase');
  const exported = search.get('export');
  useEffect(() => {
    if (erase) store.begin('erase', erase);
    else if (exported) store.begin('export', exported);
    return () => store.end();
  }, [store, erase, exported]);
  const closed = useCallback(() => setSearch({}, { replace: true }), [setSearch]);
  return (
    <PrivacyScreen
      store={store}
      branch={branch.current?.name}
      tabs={<SettingsTabs current="privacy" hrefOf={settingsPath} extra={extra} />}
      onClosed={closed}
    />
  );
});
