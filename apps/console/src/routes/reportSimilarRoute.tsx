import { callsOf } from '@forecourt/api-client';
import type { ReportStore } from '@forecourt/feature-report';
import { SimilarCars, SimilarCarsStore } from '@forecourt/feature-report/similar';
import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';

/** The `similar` tab of a trade report: the market around its car. */
export async function reportSimilarRoute(
  app: App,
): Promise<Pick<RouteObject, 'loader' | 'element'>> {
  const { store: report } = await (await app.staff()).reports();
  const store = new SimilarCarsStore({
    report,
    api: callsOf(app.http, SimilarCarsStore.endpoints),
  });
  return {
    loader: () => {
      store.open();
      return null;
    },
    element: <SimilarPage store={store} report={report} />,
  };
}

interface SimilarPageProps {
  store: SimilarCarsStore;
  report: ReportStore;
}

const SimilarPage = observer(function SimilarPage({ store, report }: SimilarPageProps) {
  return <SimilarCars store={store} data={report.report.value} />;
});
