import { usePrefetch } from '@forecourt/platform/prefetch';
import { useEffect } from 'react';
import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';

interface UnreadProps {
  app: App;
  staff: Staff;
}

const load = () => import('./countBuyers.ts');
const counted = new WeakSet<Staff>();

/** Starts counting unread messages once the shell is shown. */
export function Unread({ app, staff }: UnreadProps) {
  const module = usePrefetch(load, true);
  useEffect(() => {
    if (!module || counted.has(staff)) return;
    counted.add(staff);
    module.countBuyers(app, staff);
  }, [module, app, staff]);
  return null;
}
