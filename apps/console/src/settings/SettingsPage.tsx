import { areas, LeaveDialog, SettingsScreen } from '@forecourt/feature-settings';
import type { Area } from '@forecourt/feature-settings';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { InvitePreview, previews } from './previews/previews.tsx';
import { settingsPath, useExtraAreas } from './settingsAreas.ts';
import type { SettingsStores } from './SettingsStores.ts';

/** Made by the build, see `vite/translationTemplate.ts`. */
const templateHref = '/texts.en-US.json';

/** /settings and its children, guarded while something is changed and not published. */
export const SettingsPage = observer(function SettingsPage({ stores }: { stores: SettingsStores }) {
  const { pathname } = useLocation();
  const extra = useExtraAreas();
  const store = stores.current;
  const isDirty = store?.draft?.isDirty ?? false;
  const blocker = useBlocker(({ nextLocation }) => isDirty && !isSettings(nextLocation.pathname));

  const anyDirty = stores.isDirty;
  useEffect(() => {
    if (!anyDirty) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [anyDirty]);

  if (!store) return null;
  return (
    <>
      <SettingsScreen
        key={store.partnerId}
        store={store}
        area={areaAt(pathname)}
        hrefOf={settingsPath}
        extra={extra}
        previews={previews}
        Invite={InvitePreview}
        templateHref={templateHref}
        origin={window.location.origin}
      />
      <LeaveDialog
        open={blocker.state === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => {
          store.discard();
          blocker.proceed?.();
        }}
      />
    </>
  );
});

function areaAt(pathname: string): Area {
  return areas.find((area) => settingsPath(area) === pathname.replace(/\/$/, '')) ?? 'general';
}

function isSettings(pathname: string): boolean {
  // a page of its own is beside the draft: leaving for it leaves the draft
  if ([paths.privacy, paths.security].some((path) => pathname.startsWith(path))) return false;
  return pathname === paths.settings || pathname.startsWith(`${paths.settings}/`);
}
