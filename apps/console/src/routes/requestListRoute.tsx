import { RequestListScreen } from '@forecourt/feature-lists/requests';
import type { FlowDefinition } from '@forecourt/flow-definition';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { messagesBeside } from '../app/messages/messagesBeside.tsx';
import { MessagesSlot } from '../app/messages/MessagesSlot.tsx';
import { requestListLinks } from '../paths.ts';
import { listRoute } from './listRoute.tsx';

/** A flow's request list. */
export async function requestListRoute(
  app: App,
  flow: FlowDefinition,
): Promise<Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element' | 'handle'>> {
  const staff = await app.staff();
  const links = requestListLinks(flow);
  const list = await listRoute(app, {
    path: flow.requestList.path,
    searchParam: 'name',
    storeOf: (stores) => stores.flow(flow).requestList,
    keepTyped: ({ question }) => app.typed.keep(`question ${flow.path}`, question.typed),
    draw: (store, go, { listKit }) => (
      <RequestListScreen store={store} links={links} go={go} listKit={listKit} />
    ),
  });
  if (!flow.buyers) return list;
  // With the rows, not after them: the panel would ask once its code has loaded and is drawn.
  void MessagesSlot.preload();
  staff.stores.inbox();
  return { ...list, handle: messagesBeside(staff) };
}
