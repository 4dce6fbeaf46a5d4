import { callsOf } from '@forecourt/api-client';
import { SystemScreen, SystemStore } from '@forecourt/feature-system';
import { EmptyState } from '@forecourt/ui/states';
import { when } from 'mobx';
import { FormattedMessage } from 'react-intl';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { messages } from '../app/messages.ts';
import { pageNames } from '../app/pageNames.ts';
import type { ShellSlots } from '../app/StaffShell.tsx';

/** /system: how the installation fares. For anyone but its operators there is no such page. */
export async function systemRoute(
  app: App,
): Promise<Pick<RouteObject, 'loader' | 'handle' | 'element'>> {
  const { user } = app.session;
  await when(() => user.state.status === 'loaded' || user.state.status === 'error');
  if (!user.value?.operator) return { element: <NoPage /> };
  const store = new SystemStore({ api: callsOf(app.http, SystemStore.endpoints) });
  return {
    loader: () => {
      void store.load();
      return null;
    },
    handle: { title: pageNames.system } satisfies ShellSlots,
    element: <SystemScreen store={store} />,
  };
}

function NoPage() {
  return (
    <EmptyState page title={<FormattedMessage {...messages.notFoundTitle} />}>
      <FormattedMessage {...messages.notFoundText} />
    </EmptyState>
  );
}
