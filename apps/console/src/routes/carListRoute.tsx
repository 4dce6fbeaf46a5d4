import { CarListScreen } from '@forecourt/feature-lists/cars';
import type { CarListScreenProps } from '@forecourt/feature-lists/cars';
import type { FlowDefinition } from '@forecourt/flow-definition';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { carListStore } from '../app/carLists.ts';
import { loadListKit } from '../app/listKit.ts';
import { carListLinks } from '../paths.ts';
import { listRoute } from './listRoute.tsx';
import { useReturnFromAssets } from './useReturnFromAssets.ts';

/** A flow's reported cars. */
export async function carListRoute(
  app: App,
  flow: FlowDefinition,
): Promise<Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element'>> {
  const store = await carListStore(app, flow);
  const links = carListLinks(flow);
  return listRoute(app, {
    path: flow.cars.path,
    searchParam: 'plate',
    open: (place) => store.open(place),
    draw: (go) => <CarListPage store={store} links={links} go={go} loadViews={loadListKit(app)} />,
  });
}

function CarListPage(props: CarListScreenProps) {
  useReturnFromAssets();
  return <CarListScreen {...props} />;
}
