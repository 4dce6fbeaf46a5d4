import { ThreadListScreen } from '@forecourt/feature-lists/threads';
import type { FlowDefinition, SellingFlowDefinition } from '@forecourt/flow-definition';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import type { ShellSlots } from '../app/StaffShell.tsx';
import { messagesBeside } from '../app/messages/messagesBeside.tsx';
import { buyerListLinks } from '../paths.ts';
import { listRoute } from './listRoute.tsx';

/** A flow's conversations with buyers. */
export async function buyerListRoute(
  app: App,
  flow: FlowDefinition,
  { path }: SellingFlowDefinition['buyers'],
): Promise<Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element' | 'handle'>> {
  const links = buyerListLinks(flow, path);
  const list = await listRoute(app, {
    path,
    searchParam: 'name',
    storeOf: (stores) => stores.buyerList(),
    draw: (store, go) => <ThreadListScreen store={store} links={links} go={go} />,
  });
  const staff = await app.staff();
  // The list says of these conversations what the panel would.
  return { ...list, handle: { ...messagesBeside(staff), outside: 'below' } satisfies ShellSlots };
}
