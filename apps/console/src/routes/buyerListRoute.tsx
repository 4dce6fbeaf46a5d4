import { ThreadListScreen } from '@forecourt/feature-lists/threads';
import type { FlowDefinition, ListAddresses } from '@forecourt/flow-definition';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { messagesBeside } from '../app/messages/messagesBeside.tsx';
import { buyerListStore } from '../app/buyerList.ts';
import { buyerListLinks } from '../paths.ts';
import { listRoute } from './listRoute.tsx';

/** A flow's conversations with buyers. */
export async function buyerListRoute(
  app: App,
  flow: FlowDefinition,
  { path }: ListAddresses,
): Promise<Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element' | 'handle'>> {
  const store = await buyerListStore(app, path);
  const links = buyerListLinks(flow, path);
  const list = listRoute(app, {
    path,
    searchParam: 'name',
    open: (place) => store.open(place),
    draw: (go) => <ThreadListScreen store={store} links={links} go={go} />,
  });
  return { ...list, handle: messagesBeside(app, await app.staff()) };
}
