import { usePrefetch } from '@forecourt/platform/prefetch';
import { observer } from 'mobx-react-lite';
import type { App } from '../App.ts';
import type { Staff } from '../../stores/Staff.ts';

interface CorrectingProps {
  app: App;
  staff: Staff;
}

const load = () => import('./CorrectingPanel.tsx');

/** Corrects what came in, over any page; its code loads when it is asked. */
export const Correcting = observer(function Correcting({ app, staff }: CorrectingProps) {
  const module = usePrefetch(load, staff.correcting.asked !== null);
  return module && <module.CorrectingPanel app={app} staff={staff} />;
});
