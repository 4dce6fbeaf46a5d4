import { AuctionInfo, ShareFrame, ShareScreen, ShareStore } from '@forecourt/feature-auction/staff';
import { useNavigation } from '@forecourt/ui/navigation';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { may, Permitted } from '@forecourt/feature-session/permission';
import type { App } from '../app/App.ts';

/**
 * The `share` child of a trade report: share-with-dealers over it. Closing it goes back (spec §2).
 */
export async function shareRoute(
  app: App,
  dealersHref: string | undefined,
): Promise<Pick<RouteObject, 'loader' | 'element'>> {
  const reports = await (await app.staff()).reports();
  const share = new ShareStore(reports.desk().shareOptions());
  return {
    loader: ({ params, request }: LoaderFunctionArgs) => {
      const againOf = new URL(request.url).searchParams.get('again');
      // Users who may not share may not list the dealers either.
      void app.branch.known().then(() => {
        if (may(app.branch, 'createAuction')) {
          share.start(params.id ?? '', againOf);
        }
      });
      return null;
    },
    element: <SharePage app={app} share={share} dealersHref={dealersHref} />,
  };
}

/** The `info` child: how an auction works. */
export function auctionInfoRoute(): Pick<RouteObject, 'element'> {
  return { element: <AuctionInfo audience="staff" /> };
}

interface SharePageProps {
  app: App;
  share: ShareStore;
  /** Address of the directory, where dealers are added. */
  dealersHref: string | undefined;
}

function SharePage({ app, share, dealersHref }: SharePageProps) {
  const { back } = useNavigation();
  return (
    <Permitted
      operation="createAuction"
      branch={app.branch}
      frame={(words) => <ShareFrame onClose={back}>{words}</ShareFrame>}
    >
      <ShareScreen store={share} dealersHref={dealersHref} onClose={back} />
    </Permitted>
  );
}
