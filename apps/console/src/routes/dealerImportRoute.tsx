import { callsOf } from '@forecourt/api-client';
import { DealerImportStore, ImportDialog } from '@forecourt/feature-lists/dealers/import';
import { may, Permitted } from '@forecourt/feature-session/permission';
import type { ListAddresses } from '@forecourt/flow-definition';
import { fieldsOf } from '@forecourt/platform';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';

/** The import of dealers, over the directory. Closing it goes back. */
export async function dealerImportRoute(
  app: App,
  { path }: ListAddresses,
): Promise<Pick<RouteObject, 'element'>> {
  const staff = await app.staff();
  const store = new DealerImportStore({
    api: callsOf(app.http, DealerImportStore.endpoints),
    partnerId: () => (may(app.branch, 'importDealers') ? app.branch.current!.id : null),
    onImported: () => void staff.stores.dealerList(path).refresh(),
  });
  app.typed.keep('dealer import', fieldsOf(store, ['csv', 'duplicates']));
  return {
    element: (
      <Permitted operation="importDealers" branch={app.branch} frame={() => null}>
        <ImportDialog store={store} />
      </Permitted>
    ),
  };
}
