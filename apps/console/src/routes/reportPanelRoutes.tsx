import { AuctionInfo, ShareScreen } from '@forecourt/feature-auction/staff';
import { useNavigation } from '@forecourt/ui/navigation';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { staffReports } from '../app/StaffReports.ts';
import type { StaffReports } from '../app/StaffReports.ts';

/** The `share` child of a trade report: share-with-dealers over it. Leaves by going back (spec §2). */
export async function shareRoute(app: App): Promise<Pick<RouteObject, 'loader' | 'element'>> {
  const reports = await staffReports(app);
  return {
    loader: ({ params }: LoaderFunctionArgs) => {
      reports.desk.share.start(params.id ?? '');
      return null;
    },
    element: <SharePage reports={reports} />,
  };
}

/** The `info` child: how an auction works. */
export function auctionInfoRoute(): Pick<RouteObject, 'element'> {
  return { element: <AuctionInfo audience="staff" /> };
}

function SharePage({ reports }: { reports: StaffReports }) {
  const { back } = useNavigation();
  return <ShareScreen store={reports.desk.share} onClose={back} />;
}
