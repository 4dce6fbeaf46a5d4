import { usePrefetch } from '@forecourt/platform/prefetch';
import { observer } from 'mobx-react-lite';
import type { Staff } from '../../stores/Staff.ts';

const load = () => import('./AssigningParts.tsx');

/** Asks who is to look after requests, over any page; its code loads when it is asked. */
export const Assigning = observer(function Assigning({ staff }: { staff: Staff }) {
  const module = usePrefetch(load, staff.assigning.asked !== null);
  return module && <module.AssigningDialog staff={staff} />;
});
