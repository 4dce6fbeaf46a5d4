import { callsOf, hasCode } from '@forecourt/api-client';
import { AssetsOverlay, assetInHash, CarAssets } from '@forecourt/feature-report/assets';
import { useNavigation } from '@forecourt/ui/navigation';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';

/** The `full/` child of a car list: one of a car's assets, by the number in the hash (spec §2). */
export function carAssetsRoute(app: App): Pick<RouteObject, 'element'> {
  const assets = new CarAssets(callsOf(app.http, CarAssets.endpoints));
  return { element: <CarAssetsPage assets={assets} /> };
}

const CarAssetsPage = observer(function CarAssetsPage({ assets }: { assets: CarAssets }) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const { back } = useNavigation();
  const assetId = assetInHash(hash);
  useEffect(() => void assets.show(assetId), [assets, assetId]);
  const { state, value } = assets.uploads;
  const isGone = state.status === 'error' && hasCode(state.error, 'NOT_FOUND', 'INVALID_FORMAT');
  return (
    <AssetsOverlay
      uploads={isGone ? [] : value}
      assetId={assetId}
      onShow={(id) => void navigate({ search, hash: `#${id}` }, { replace: true })}
      onClose={back}
      onRetry={state.status === 'error' ? () => void assets.show(assetId) : undefined}
    />
  );
});
