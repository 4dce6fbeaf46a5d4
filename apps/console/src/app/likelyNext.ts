import { preloadCommandPalette } from '@forecourt/ui/command-palette';
import { preloadDialog } from '@forecourt/ui/dialog';
import { preloadPopover } from '@forecourt/ui/popover';
import type { Staff } from '../stores/Staff.ts';
import { CommandCenter } from './commands/Commands.tsx';
import { WaitingBars } from './offline/OfflineBars.tsx';
import type { PageKind } from './prefetchNext.ts';

type Loads = readonly ((staff: Staff) => Promise<unknown>)[];

const everywhere: Loads = [
  preloadDialog,
  preloadPopover,
  CommandCenter.preload,
  preloadCommandPalette,
  WaitingBars.preload,
];

const reports: Loads = [
  () => import('../routes/reportRoute.tsx'),
  () => import('../stores/ReportStores.ts'),
  () => import('./ReportOffersSection.tsx'),
];

/** What is likely needed after menus, by the page that is shown, the likeliest first. */
export const likelyNext: Record<PageKind, Loads> = {
  list: [
    (staff) => staff.stores.listKit.preload(),
    () => import('./listTools.ts'),
    ...everywhere,
    () => import('../routes/requestPanelRoute.tsx'),
    ...reports,
  ],
  report: [
    ...everywhere,
    () => import('../routes/assetsRoute.tsx'),
    () => import('../routes/reportConversationRoute.tsx'),
    () => import('../stores/MessageStores.ts'),
    () => import('../routes/requestListRoute.tsx'),
  ],
  other: [...everywhere, () => import('../routes/requestListRoute.tsx')],
};
