import { usePrefetch } from '@forecourt/platform/prefetch';
import { OfflineBanner } from '@forecourt/ui/offline-banner';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Staff } from '../../stores/Staff.ts';

const load = () => import('./waitingParts.ts');

/** The banners of a lost network and of a new version, connected to what waits. */
export const OfflineBars = observer(function OfflineBars({ staff }: { staff: Staff }) {
  const { offline, live } = staff;
  const { count, update, waiting, messages } = offline;
  const [open, setOpen] = useState(false);
  const refused = waiting?.refused ?? 0;
  const parts = usePrefetch(load, count + refused > 0 || open || update !== null);
  if (!parts) return <OfflineBanner offline={live.isDown} />;
  return (
    <>
      <parts.OfflineNotice
        offline={live.isDown}
        waiting={count}
        refused={refused}
        onShow={() => setOpen(true)}
      />
      {update && <parts.UpdateNotice onReload={update} onLater={() => offline.postpone()} />}
      <parts.WaitingDialog
        open={open}
        onClose={() => setOpen(false)}
        acts={waiting?.shown ?? []}
        onDiscard={(key) => void waiting?.discard(key)}
        messages={messages?.waiting ?? []}
      />
    </>
  );
});
