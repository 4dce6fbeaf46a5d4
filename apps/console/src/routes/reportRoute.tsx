import { ReportProgress, ReportScreen } from '@forecourt/feature-report';
import type { FlowDefinition } from '@forecourt/flow-definition';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import type { ShellSlots } from '../app/StaffShell.tsx';

/** /{flow}/report/{id}: a report as staff read it. */
export async function reportRoute(
  app: App,
  flow: FlowDefinition,
): Promise<Pick<RouteObject, 'loader' | 'element' | 'handle'>> {
  const { report } = await app.staff();
  return {
    loader: ({ params }: LoaderFunctionArgs) => {
      void report.open(params.id ?? '');
      return null;
    },
    element: <ReportScreen store={report} definition={flow.report} />,
    handle: {
      rightSidebar: <ReportProgress store={report} definition={flow.report} />,
    } satisfies ShellSlots,
  };
}
