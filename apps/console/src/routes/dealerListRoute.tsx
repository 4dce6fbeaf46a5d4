import { DealerListScreen } from '@forecourt/feature-lists/dealers';
import { Permitted } from '@forecourt/feature-session/permission';
import type { ListAddresses } from '@forecourt/flow-definition';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { dealerListLinks } from '../paths.ts';
import { listRoute } from './listRoute.tsx';

/** The directory of dealers, for roles that may share cars with them. */
export async function dealerListRoute(
  app: App,
  { path }: ListAddresses,
): Promise<Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element'>> {
  const links = dealerListLinks(path);
  return listRoute(app, {
    path,
    searchParam: 'q',
    storeOf: (stores) => stores.dealerList(path),
    draw: (store, go) => (
      <Permitted page operation="listPartners" branch={app.branch}>
        <DealerListScreen store={store} links={links} go={go} />
      </Permitted>
    ),
  });
}
