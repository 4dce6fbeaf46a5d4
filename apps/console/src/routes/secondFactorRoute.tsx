import { callsOf } from '@forecourt/api-client';
import { FactorRequiredScreen, FactorsStore } from '@forecourt/feature-session/factors';
import type { RouteObject } from 'react-router-dom';
import { ProofGuard } from '@forecourt/feature-session/proof-guard';
import type { App } from '../app/App.ts';
import { paths } from '../paths.ts';

/** /second-factor: for members of a partner that requires one, until they have set one up. */
export function secondFactorRoute(app: App): Pick<RouteObject, 'element'> {
  const store = new FactorsStore({ api: callsOf(app.http, FactorsStore.endpoints) });
  void store.load();
  return {
    element: (
      <>
        <FactorRequiredScreen
          store={store}
          // With a full load, so that requests refused before are sent again.
          onContinue={() => window.location.assign(paths.root)}
          onLogOut={() => void app.session.signOut()}
        />
        <ProofGuard reauthentication={app.reauthentication} />
      </>
    ),
  };
}
