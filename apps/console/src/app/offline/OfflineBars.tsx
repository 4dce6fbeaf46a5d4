import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import { OfflineBanner } from '@forecourt/ui/offline-banner';
import { observer } from 'mobx-react-lite';
import type { Staff } from '../../stores/Staff.ts';

/** Most days nothing waits. */
export const WaitingBars = lazyPart(() => import('./WaitingBars.tsx'), {
  waiting: observer(function Waiting({ staff }: { staff: Staff }) {
    return <OfflineBanner offline={staff.live.isDown} />;
  }),
});

/** The banners of a lost network and of a new version, connected to what waits. */
export const OfflineBars = observer(function OfflineBars({ staff }: { staff: Staff }) {
  const { count, update, waiting } = staff.offline;
  const isUsed = useLatch(count + (waiting?.refused ?? 0) > 0 || update !== null);
  if (isUsed) return <WaitingBars staff={staff} />;
  return <OfflineBanner offline={staff.live.isDown} />;
});
