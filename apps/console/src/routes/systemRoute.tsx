import { callsOf } from '@forecourt/api-client';
import { SystemScreen, SystemStore } from '@forecourt/feature-system';
import { EmptyState } from '@forecourt/ui/states';
import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { messages } from '../app/messages.ts';
import { pageNames } from '../app/pageNames.ts';
import type { ShellSlots } from '../app/StaffShell.tsx';

/**
 * /system: how the installation fares. For anyone but its operators there is no such page. The route is made
 * once: who is signed in is looked at when it is opened and shown.
 */
export function systemRoute(app: App): Pick<RouteObject, 'loader' | 'handle' | 'element'> {
  const { user } = app.session;
  const store = new SystemStore({ api: callsOf(app.http, SystemStore.endpoints) });
  return {
    loader: async () => {
      await when(() => user.state.status === 'loaded' || user.state.status === 'error');
      if (user.value?.operator) void store.load();
      return null;
    },
    handle: {
      get title() {
        return user.value?.operator ? pageNames.system : undefined;
      },
    } satisfies ShellSlots,
    element: <SystemPage user={user} store={store} />,
  };
}

const SystemPage = observer(function SystemPage({ user, store }: SystemPageProps) {
  return user.value?.operator ? <SystemScreen store={store} /> : <NoPage />;
});

interface SystemPageProps {
  user: App['session']['user'];
  store: SystemStore;
}

function NoPage() {
  return (
    <EmptyState page title={<FormattedMessage {...messages.notFoundTitle} />}>
      <FormattedMessage {...messages.notFoundText} />
    </EmptyState>
  );
}
