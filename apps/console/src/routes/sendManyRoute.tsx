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

/**
 * Sending requests to many customers, over the list. Closing it goes back; its store and what that
 * sends are kept until sign-out.
 */
export function sendManyRoute(app: App, flow: FlowDefinition): Pick<RouteObject, 'element'> {
  const api = callsOf(app.http, SendManyStore.endpoints);
  const store = new SendManyStore({
    flow: flow.type,
    channels: app.config.channels.filter((channel) => channel !== 'WHATSAPP'),
    api: {
      ...api,
      // the file is in the language of the page
      exportRequestBatch: (id, options) =>
        api.exportRequestBatch(id, {
          ...options,
          headers: { 'Accept-Language': app.locale.locale },
        }),
    },
    partner: () => {
      if (!may(app.branch, 'createRequestBatch')) return null;
      const { id, time_zone: timeZone } = app.branch.current!;
      const customisation = app.branch.byFlow.get(flow.type);
      const dialCode = customisation?.defaults.country_code;
      return { id, timeZone, dialCode, identifiers: customisation?.identifiers };
    },
    readPhone: readDialed,
    isMobileNumber,
  });
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
