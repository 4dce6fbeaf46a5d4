import { AssignDialog } from '@forecourt/feature-lists/assign';
import { observer } from 'mobx-react-lite';
import type { Staff } from '../../stores/Staff.ts';

/** The question who is to look after requests. */
export default observer(function AssigningDialog({ staff }: { staff: Staff }) {
  return <AssignDialog store={staff.stores.assign()} />;
});
