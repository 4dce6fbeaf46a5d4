import { AuctionInfo, ShareFrame, ShareScreen } from '@forecourt/feature-auction/staff';
import { useNavigation } from '@forecourt/ui/navigation';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { may, Permitted } from '@forecourt/feature-session/permission';
import type { App } from '../app/App.ts';
import type { ReportStores } from '../stores/ReportStores.ts';

/**
 * The `share` child of a trade report: share-with-dealers over it. Closing it goes back (spec §2).
 */
export async function shareRoute(
  app: App,
  dealersHref: string | undefined,
): Promise<Pick<RouteObject, 'loader' | 'element'>> {
  const reports = await (await app.staff()).reports();
  return {
    loader: ({ params, request }: LoaderFunctionArgs) => {
      const againOf = new URL(request.url).searchParams.get('again');
      // Users who may not share may not list the dealers either.
      void app.branch.known().then(() => {
        if (may(app.branch, 'createAuction')) {
          reports.desk().share.start(params.id ?? '', againOf);
        }
      });
      return null;
    },
    element: <SharePage app={app} reports={reports} dealersHref={dealersHref} />,
  };
}

/** The `info` child: how an auction works. */
export function auctionInfoRoute(): Pick<RouteObject, 'element'> {
  return { element: <AuctionInfo audience="staff" /> };
}

interface SharePageProps {
  app: App;
  reports: ReportStores;
  /** Address of the directory, where dealers are added. */
  dealersHref: string | undefined;
}

function SharePage({ app, reports, dealersHref }: SharePageProps) {
  const { back } = useNavigation();
  return (
    <Permitted
      operation="createAuction"
      branch={app.branch}
      frame={(words) => <ShareFrame onClose={back}>{words}</ShareFrame>}
    >
      <ShareScreen store={reports.desk().share} dealersHref={dealersHref} onClose={back} />
    </Permitted>
  );
}
