import { callsOf } from '@forecourt/api-client';
import { readDialed, SendManyDialog, SendManyStore } from '@forecourt/feature-request-panel/many';
import { may, Permitted } from '@forecourt/feature-session/permission';
import type { FlowDefinition } from '@forecourt/flow-definition';
import { fieldsOf } from '@forecourt/platform';
import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { isMobileNumber } from '../app/isMobileNumber.ts';
import { reportPath } from '../paths.ts';

const made = new WeakMap<App, Map<FlowDefinition, SendManyStore>>();

/** A flow's store: created on first use, and kept while the app runs, as is what it sends. */
function storeOf(app: App, flow: FlowDefinition): SendManyStore {
  const stores = made.get(app) ?? new Map<FlowDefinition, SendManyStore>();
  made.set(app, stores);
  const known = stores.get(flow);
  if (known) return known;
  const store = new SendManyStore({
    flow: flow.type,
    channels: app.config.channels,
    api: callsOf(app.http, SendManyStore.endpoints),
    partner: () =>
      may(app.branch, 'createRequestBatch')
        ? {
            id: app.branch.current!.id,
            dialCode: app.branch.byFlow.get(flow.type)?.defaults.country_code,
          }
        : null,
    readPhone: readDialed,
    isMobileNumber,
  });
  stores.set(flow, store);
  return store;
}

/** Sending requests to many customers, over the list. Closing it goes back. */
export function sendManyRoute(app: App, flow: FlowDefinition): Pick<RouteObject, 'element'> {
  const store = storeOf(app, flow);
  app.typed.keep(`send many ${flow.path}`, fieldsOf(store, ['text', 'fileName', 'preferred']));
  return {
    element: (
      <Permitted operation="createRequestBatch" branch={app.branch} frame={() => null}>
        <SendManyPage app={app} flow={flow} store={store} />
      </Permitted>
    ),
  };
}

interface SendManyPageProps {
  app: App;
  flow: FlowDefinition;
  store: SendManyStore;
}

const SendManyPage = observer(function SendManyPage({ app, flow, store }: SendManyPageProps) {
  return (
    <SendManyDialog
      store={store}
      branchId={app.branch.current?.id ?? null}
      reportHref={(id) => reportPath(flow, id)}
    />
  );
});
