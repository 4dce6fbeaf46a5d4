import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import { observer } from 'mobx-react-lite';
import type { App } from '../App.ts';
import type { Staff } from '../../stores/Staff.ts';

interface CorrectingProps {
  app: App;
  staff: Staff;
}

const CorrectingPanel = lazyPart(() => import('./CorrectingPanel.tsx'));

/** Corrects what came in, over any page; its code loads when it is asked. */
export const Correcting = observer(function Correcting({ app, staff }: CorrectingProps) {
  const isUsed = useLatch(staff.correcting.asked !== null);
  return isUsed && <CorrectingPanel app={app} staff={staff} />;
});
