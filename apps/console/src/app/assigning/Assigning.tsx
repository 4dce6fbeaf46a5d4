import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import { observer } from 'mobx-react-lite';
import type { Staff } from '../../stores/Staff.ts';

const AssigningDialog = lazyPart(() => import('./AssigningDialog.tsx'));

/** Asks who is to look after requests, over any page; its code loads when it is asked. */
export const Assigning = observer(function Assigning({ staff }: { staff: Staff }) {
  return useLatch(staff.assigning.asked !== null) && <AssigningDialog staff={staff} />;
});
