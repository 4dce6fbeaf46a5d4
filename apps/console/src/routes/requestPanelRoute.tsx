import { callsOf } from '@forecourt/api-client';
import {
  RequestPanel,
  RequestPanelFrame,
  RequestPanelStore,
} from '@forecourt/feature-request-panel';
import type { FlowDefinition } from '@forecourt/flow-definition';
import { fieldsOf, type TypedPart } from '@forecourt/platform';
import { useNavigation } from '@forecourt/ui/navigation';
import { runInAction } from 'mobx';
import { useLoaderData } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { Permitted } from '@forecourt/feature-session/permission';
import type { App } from '../app/App.ts';

/** The `create` child of a list: the request panel over it. Closing it goes back (spec §2). */
export async function requestPanelRoute(
  app: App,
  flow: FlowDefinition,
): Promise<Pick<RouteObject, 'loader' | 'element'>> {
  const staff = await app.staff();
  const api = callsOf(app.http, RequestPanelStore.endpoints);
  const keep = keepTyped(app, `request ${flow.path}`);
  return {
    loader: () => {
      const store = staff.stores
        .flow(flow)
        .requestPanel((parts) => new RequestPanelStore({ ...parts, api }));
      keep(store);
      return store;
    },
    element: (
      <Permitted
        operation="createRequest"
        branch={app.branch}
        frame={(words) => (
          <RequestPanelFrame definition={flow.requestPanel}>{words}</RequestPanelFrame>
        )}
      >
        <RequestPanelPage
          manyHref={`${flow.requestList.path}/many`}
          onRetry={() => void app.branch.load()}
        />
      </Permitted>
    ),
  };
}

const fields = ['way', 'name', 'country', 'number', 'email', 'identifiers'] as const;

/** Keeps what is typed, also for the panel of another branch: the customer is the same. */
function keepTyped(app: App, name: string): (store: RequestPanelStore) => void {
  let last: { store: RequestPanelStore; part: TypedPart } | undefined;
  return (store) => {
    if (last?.store === store) return;
    const typed = last?.part.read();
    const part = fieldsOf(store, fields);
    last = { store, part };
    if (typed !== undefined) runInAction(() => part.write(typed));
    app.typed.keep(name, part);
  };
}

interface RequestPanelPageProps {
  manyHref: string;
  onRetry: () => void;
}

function RequestPanelPage({ manyHref, onRetry }: RequestPanelPageProps) {
  const store = useLoaderData<RequestPanelStore>();
  const { back } = useNavigation();
  return (
    <RequestPanel
      store={store}
      variant="overlay"
      manyHref={manyHref}
      onDone={back}
      onRetry={onRetry}
    />
  );
}
