import { CarListScreen } from '@forecourt/feature-lists/cars';
import type { CarListScreenProps } from '@forecourt/feature-lists/cars';
import type { FlowDefinition } from '@forecourt/flow-definition';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { carListLinks } from '../paths.ts';
import { listRoute } from './listRoute.tsx';
import { useReturnFromAssets } from './useReturnFromAssets.ts';

/** A flow's reported cars. */
export async function carListRoute(
  app: App,
  flow: FlowDefinition,
): Promise<Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element'>> {
  const links = carListLinks(flow);
  return listRoute(app, {
    path: flow.cars.path,
    searchParam: 'plate',
    storeOf: (stores) => stores.carList(flow),
    draw: (store, go, { listKit }) => (
      <CarListPage store={store} links={links} go={go} listKit={listKit} />
    ),
  });
}

function CarListPage(props: CarListScreenProps) {
  useReturnFromAssets();
  return <CarListScreen {...props} />;
}
