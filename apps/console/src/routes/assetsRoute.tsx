import { AssetsOverlay, assetInHash } from '@forecourt/feature-report/assets';
import { useNavigation } from '@forecourt/ui/navigation';
import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import type { ReportStores } from '../stores/ReportStores.ts';

/** The `full/` child of a report: one of its assets, by the number in the hash (spec §2). */
export async function assetsRoute(app: App): Promise<Pick<RouteObject, 'element'>> {
  return { element: <AssetsPage reports={await (await app.staff()).reports()} /> };
}

const AssetsPage = observer(function AssetsPage({ reports }: { reports: ReportStores }) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const { back } = useNavigation();
  const data = reports.store.report.value;
  if (!data) return null;
  return (
    <AssetsOverlay
      uploads={data.report.report.uploads}
      assetId={assetInHash(hash)}
      onShow={(id) => void navigate({ search, hash: `#${id}` }, { replace: true })}
      onClose={back}
      damages={{ locations: data.report.report.damage_locations, focus: reports.store.damages }}
    />
  );
});
