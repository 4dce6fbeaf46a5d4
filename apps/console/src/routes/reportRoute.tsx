import { flowOfKind, sells } from '@forecourt/contract';
import {
  Conclusion,
  ConclusionBar,
  followHash,
  ReportAside,
  ReportProfile,
  ReportScreen,
  ReportStatus,
  revealAsset,
} from '@forecourt/feature-report';
import type { ReportTab } from '@forecourt/feature-report';
import type { FlowDefinition } from '@forecourt/flow-definition';
import { observer } from 'mobx-react-lite';
import { Navigate, Outlet, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { ReportAgent } from '../app/assigning/ReportAgent.tsx';
import { ReportComments } from '../app/comments/ReportComments.tsx';
import { ReportDetailTools } from '../app/correcting/ReportDetailTools.tsx';
import { ReportListing } from '../app/listing/ReportListing.tsx';
import {
  ReportFromConversation,
  ReportMoreButton,
  ReportMoreNotice,
  ReportPhotoMarks,
} from '../app/more/ReportMore.tsx';
import { fetchNext } from '../app/fetchNext.ts';
import { prefetchNext } from '../app/prefetchNext.ts';
import { ReportPresence } from '../app/presence/ReportPresence.tsx';
import { OtherBranch } from '../app/OtherBranch.tsx';
import { ReportNextStep, ReportOffers } from '../app/ReportOffers.tsx';
import { flows } from '../flows/flows.ts';
import { reportsOfFlow } from '../flows/reports.ts';
import type { ReportStores } from '../stores/ReportStores.ts';
import type { Staff } from '../stores/Staff.ts';
import type { ShellSlots } from '../app/StaffShell.tsx';
import { ReportTimeline } from '../app/ReportTimeline.tsx';
import { reportPath } from '../paths.ts';
import { useReturnFromAssets } from './useReturnFromAssets.ts';
import { useSectionLinks } from './useSectionLinks.ts';

interface ReportPageProps {
  app: App;
  reports: ReportStores;
  flow: FlowDefinition;
}

/** /{flow}/report/{id}: a report for staff, with its tabs as children. */
export async function reportRoute(
  app: App,
  flow: FlowDefinition,
): Promise<Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element' | 'handle'>> {
  const staff = await app.staff();
  const reports = await staff.reports();
  fetchNext();
  return {
    loader: ({ params }: LoaderFunctionArgs) => {
      void reports.store.open(params.id ?? '').then(() => prefetchNext('report', staff));
      return null;
    },
    // Its tabs and the full view of a photo are the same report.
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
    element: <ReportPage app={app} reports={reports} flow={flow} />,
    handle: { subject: () => reports.store.title } satisfies ShellSlots,
  };
}

/** The first tab: the report itself. The full view of a photo opens over it. */
export async function reportProfileRoute(
  app: App,
  flow: FlowDefinition,
): Promise<Pick<RouteObject, 'element'>> {
  const staff = await app.staff();
  const reports = await staff.reports();
  return {
    element: <ReportProfilePage app={app} staff={staff} reports={reports} flow={flow} />,
  };
}

const ReportPage = observer(function ReportPage({ app, reports, flow }: ReportPageProps) {
  const definition = reportsOfFlow[flow.type].main;
  const { id = '' } = useParams();
  const { pathname, search, hash } = useLocation();
  const kind = reports.store.report.value?.report.kind;
  const own = kind && flows.find(({ type }) => type === flowOfKind(kind));
  if (own && own !== flow) {
    const below = pathname.split('/')[4] === 'full' ? 'full/' : '';
    return <Navigate to={reportPath(own, id, below) + search + hash} replace />;
  }
  const from = new URLSearchParams(search).get('from') ?? undefined;
  return (
    <ReportScreen
      store={reports.store}
      status={<ReportStatus store={reports.store} />}
      definition={definition}
      hrefOf={(below) => reportPath(flow, id, below) + search}
      tab={tabAt(pathname)}
      from={definition.backs.find((back) => back.id === from)?.id}
      notice={<OtherBranch app={app} reports={reports} />}
      actions={
        <>
          <ReportPresence app={app} reports={reports} />
          <ReportAgent app={app} reports={reports} />
          <ReportMoreButton reports={reports} />
          {sells(flow.type) && <ReportListing app={app} reports={reports} />}
        </>
      }
    >
      <Outlet />
    </ReportScreen>
  );
});

interface ReportProfilePageProps extends ReportPageProps {
  staff: Staff;
}

function ReportProfilePage({ app, staff, reports, flow }: ReportProfilePageProps) {
  const definition = reportsOfFlow[flow.type].main;
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  useReturnFromAssets(revealAsset);
  useSectionLinks(followHash);
  const concluding = {
    store: reports.conclusion,
    definition,
    onOpen: (next: string) => void navigate(reportPath(flow, next) + search),
  };
  const conclusion = <Conclusion {...concluding} />;
  return (
    <ReportPhotoMarks reports={reports}>
      <ReportDetailTools app={app} reports={reports}>
        <ReportProfile
          store={reports.store}
          definition={definition}
          assetHref={(assetId) => `${reportPath(flow, id, 'full/')}${search}#${assetId}`}
          aside={
            <ReportAside
              store={reports.store}
              definition={definition}
              tasks={{
                placeOffer: (
                  <ReportOffers
                    app={app}
                    reports={reports}
                    shareHref={reportPath(flow, id, 'share') + search}
                    infoHref={reportPath(flow, id, 'info') + search}
                    dealersHref={flow.dealers?.path}
                  />
                ),
                claimConclusion: conclusion,
                inspectConclusion: conclusion,
              }}
            >
              <ReportTimeline staff={staff} />
            </ReportAside>
          }
          notice={<ReportMoreNotice reports={reports} />}
          nextStep={
            sells(flow.type) ? (
              <ReportNextStep reports={reports} />
            ) : (
              <ConclusionBar {...concluding} />
            )
          }
        >
          <ReportFromConversation reports={reports} />
          <ReportComments app={app} reports={reports} definition={definition} />
        </ReportProfile>
      </ReportDetailTools>
      <Outlet />
    </ReportPhotoMarks>
  );
}

/** The tab that an address below a report's opens. */
function tabAt(pathname: string): ReportTab['id'] {
  const below = pathname.split('/')[4];
  return below === 'buyers' || below === 'seller' || below === 'similar' ? below : 'profile';
}
