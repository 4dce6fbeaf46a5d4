import { usePrefetch } from '@forecourt/platform/prefetch';
import { observer } from 'mobx-react-lite';
import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';

interface AssigningProps {
  app: App;
  staff: Staff;
}

const load = () => import('./AssigningParts.tsx');

/** Asks who is to look after requests, over any page; its code loads when it is asked. */
export const Assigning = observer(function Assigning({ app, staff }: AssigningProps) {
  const module = usePrefetch(load, staff.assigning.asked !== null);
  return module && <module.AssigningDialog app={app} staff={staff} />;
});
