import { PrivacyScreen, type PrivacyStore } from '@forecourt/feature-privacy';
import { SettingsTabs } from '@forecourt/feature-settings';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { settingsPath, useExtraAreas } from './settingsAreas.ts';

/** /settings/privacy; `?erase=` and `?export=` name a request of the customer in question. */
export function PrivacyPage({ store }: { store: PrivacyStore }) {
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
      tabs={<SettingsTabs current="privacy" hrefOf={settingsPath} extra={extra} />}
      onClosed={closed}
    />
  );
}
