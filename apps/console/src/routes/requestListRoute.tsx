import { RequestListScreen } from '@forecourt/feature-lists/requests';
import type { RequestListLinks, RequestListStore } from '@forecourt/feature-lists/requests';
import type { FlowDefinition } from '@forecourt/flow-definition';
import { useCallback } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import type { LoaderFunctionArgs, NavigateOptions, RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { requestListLinks } from '../paths.ts';

/** A flow's request list with its tabs; the panel of a `create` address opens over it. */
export async function requestListRoute(
  app: App,
  flow: FlowDefinition,
): Promise<Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element'>> {
  const staff = await app.staff();
  const store = staff.flow(flow).requestList;
  return {
    loader: ({ request }: LoaderFunctionArgs) => {
      void app.branch.known().then(() => store.open(placeOf(new URL(request.url), flow)));
      return null;
    },
    // A tab is a child's path: the router would take this route for the one that is shown already.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate || placeOf(currentUrl, flow).tab !== placeOf(nextUrl, flow).tab,
    element: <RequestListPage store={store} links={requestListLinks(flow)} />,
  };
}

/** The tab and the search of an address. */
function placeOf({ pathname, searchParams }: URL, { requestList }: FlowDefinition) {
  const tab = pathname.slice(requestList.path.length + 1).replace(/(^|\/)create\/?$/, '');
  return { tab, search: searchParams.get('name') ?? '' };
}

interface RequestListPageProps {
  store: RequestListStore;
  links: RequestListLinks;
}

function RequestListPage({ store, links }: RequestListPageProps) {
  const navigate = useNavigate();
  const go = useCallback(
    (href: string, options?: NavigateOptions) => void navigate(href, options),
    [navigate],
  );
  return (
    <>
      <RequestListScreen store={store} links={links} go={go} />
      <Outlet />
    </>
  );
}
