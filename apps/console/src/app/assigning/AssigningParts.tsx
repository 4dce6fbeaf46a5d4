import { AssignDialog } from '@forecourt/feature-lists/assign';
import { observer } from 'mobx-react-lite';
import type { Staff } from '../../stores/Staff.ts';

/** The question who is to look after requests. */
export const AssigningDialog = observer(function AssigningDialog({ staff }: { staff: Staff }) {
  return <AssignDialog store={staff.stores.assign()} />;
});
