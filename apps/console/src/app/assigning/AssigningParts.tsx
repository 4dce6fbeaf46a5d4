import { callsOf } from '@forecourt/api-client';
import { AssignDialog, AssignStore } from '@forecourt/feature-lists/assign';
import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';

interface AssigningDialogProps {
  app: App;
  staff: Staff;
}

const made = new WeakMap<Staff, AssignStore>();

function storeOf({ app, staff }: AssigningDialogProps): AssignStore {
  const known = made.get(staff);
  if (known) return known;
  const store = new AssignStore({
    question: staff.assigning,
    api: callsOf(app.http, AssignStore.endpoints),
    partnerId: () => app.branch.current?.id ?? null,
    userId: () => app.session.user.value?.id ?? null,
  });
  made.set(staff, store);
  return store;
}

/** The question who is to look after requests. */
export function AssigningDialog(props: AssigningDialogProps) {
  return <AssignDialog store={storeOf(props)} />;
}
