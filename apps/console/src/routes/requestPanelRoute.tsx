import { RequestPanel, RequestPanelFrame } from '@forecourt/feature-request-panel';
import type { RequestPanelStore } from '@forecourt/feature-request-panel';
import type { FlowDefinition } from '@forecourt/flow-definition';
import { fieldsOf } from '@forecourt/platform';
import { useNavigation } from '@forecourt/ui/navigation';
import type { RouteObject } from 'react-router-dom';
import { Permitted } from '@forecourt/feature-session/permission';
import type { App } from '../app/App.ts';

/** The `create` child of a list: the request panel over it. Closing it goes back (spec §2). */
export async function requestPanelRoute(
  app: App,
  flow: FlowDefinition,
): Promise<Pick<RouteObject, 'element'>> {
  const staff = await app.staff();
  const store = staff.flow(flow).requestPanel;
  const fields = ['way', 'name', 'country', 'number', 'email'] as const;
  app.typed.keep(`request ${flow.path}`, fieldsOf(store, fields));
  return {
    element: (
      <Permitted
        operation="createRequest"
        branch={app.branch}
        frame={(words) => (
          <RequestPanelFrame definition={store.definition}>{words}</RequestPanelFrame>
        )}
      >
        <RequestPanelPage
          store={store}
          manyHref={`${flow.requestList.path}/many`}
          onRetry={() => void app.branch.load()}
        />
      </Permitted>
    ),
  };
}

interface RequestPanelPageProps {
  store: RequestPanelStore;
  manyHref: string;
  onRetry: () => void;
}

function RequestPanelPage({ store, manyHref, onRetry }: RequestPanelPageProps) {
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
