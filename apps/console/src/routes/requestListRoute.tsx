import { RequestListScreen } from '@forecourt/feature-lists/requests';
import type { FlowDefinition } from '@forecourt/flow-definition';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { loadListKit } from '../app/listKit.ts';
import { messagesBeside } from '../app/messages/messagesBeside.tsx';
import { requestListLinks } from '../paths.ts';
import { listRoute } from './listRoute.tsx';

/** A flow's request list. */
export async function requestListRoute(
  app: App,
  flow: FlowDefinition,
): Promise<Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element' | 'handle'>> {
  const staff = await app.staff();
  const store = staff.flow(flow).requestList;
  app.typed.keep(`question ${flow.path}`, store.question.typed);
  const links = requestListLinks(flow);
  const list = listRoute(app, {
    path: flow.requestList.path,
    searchParam: 'name',
    open: (place) => store.open(place),
    draw: (go) => (
      <RequestListScreen store={store} links={links} go={go} loadViews={loadListKit(app)} />
    ),
  });
  return flow.buyers ? { ...list, handle: messagesBeside(app, staff) } : list;
}
