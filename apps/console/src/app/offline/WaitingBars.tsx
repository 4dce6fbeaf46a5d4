import { OfflineNotice, UpdateNotice, WaitingDialog } from '@forecourt/feature-shell/waiting';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Staff } from '../../stores/Staff.ts';

/** What waits for a network, and a new version. */
export default observer(function WaitingBars({ staff }: { staff: Staff }) {
  const { offline, live } = staff;
  const { count, update, waiting, messages } = offline;
  const [open, setOpen] = useState(false);
  return (
    <>
      <OfflineNotice
        offline={live.isDown}
        waiting={count}
        refused={waiting?.refused ?? 0}
        onShow={() => setOpen(true)}
      />
      {update && <UpdateNotice onReload={update} onLater={() => offline.postpone()} />}
      <WaitingDialog
        open={open}
        onClose={() => setOpen(false)}
        acts={waiting?.shown ?? []}
        onDiscard={(key) => void waiting?.discard(key)}
        messages={messages?.waiting ?? []}
      />
    </>
  );
});
