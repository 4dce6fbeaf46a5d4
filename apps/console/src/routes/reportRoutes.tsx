import { addresses } from '@forecourt/contract';
import type { FlowDefinition } from '@forecourt/flow-definition';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';

/** No overlays. */
const nothing = <></>;

/** /{flow}/report/{id} and its subpages (spec §2). All of them load with the report's code. */
export function reportRoutes(app: App, flow: FlowDefinition): RouteObject {
  const buyers = async () =>
    (await import('./reportConversationRoute.tsx')).buyerConversationRoute(app, flow);
  const pages: Record<FlowDefinition['reportPages'][number], RouteObject[]> = {
    buyers: [
      { path: 'buyers', lazy: buyers },
      { path: 'buyers/:mid', lazy: buyers },
    ],
    seller: [
      {
        path: 'seller/:mid?',
        lazy: async () =>
          (await import('./reportConversationRoute.tsx')).sellerConversationRoute(app, flow),
      },
    ],
    similar: [
      {
        path: 'similar',
        lazy: async () => (await import('./reportSimilarRoute.tsx')).reportSimilarRoute(app),
      },
    ],
  };
  const panels: Record<FlowDefinition['reportPanels'][number], RouteObject> = {
    share: {
      path: 'share',
      lazy: async () =>
        (await import('./reportPanelRoutes.tsx')).shareRoute(app, flow.dealers?.path),
    },
    info: {
      path: 'info',
      lazy: async () => (await import('./reportPanelRoutes.tsx')).auctionInfoRoute(),
    },
  };
  return {
    path: addresses.report.replace(':flow', flow.path),
    lazy: async () => (await import('./reportRoute.tsx')).reportRoute(app, flow),
    children: [
      {
        lazy: async () => (await import('./reportRoute.tsx')).reportProfileRoute(app, flow),
        children: [
          { index: true, element: nothing },
          {
            path: 'full',
            lazy: async () => (await import('./assetsRoute.tsx')).assetsRoute(app),
          },
          ...flow.reportPanels.map((panel) => panels[panel]),
        ],
      },
      ...flow.reportPages.flatMap((page) => pages[page]),
    ],
  };
}
