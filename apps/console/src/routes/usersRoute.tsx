import { callsOf } from '@forecourt/api-client';
import { UsersScreen, UsersStore } from '@forecourt/feature-users';
import { fieldsOf } from '@forecourt/platform';
import { isMobileNumber } from '@forecourt/ui/phone-field';
import type { App } from '../app/App.ts';
import { pageNames } from '../app/pageNames.ts';
import { paths } from '../paths.ts';
import { branchPage, permittedBranch } from './branchPage.tsx';

/** /users: the users of the current branch, for its administrators. */
export function usersRoute(app: App): ReturnType<typeof branchPage> {
  const operation = 'listUsers';
  const store = new UsersStore({
    api: callsOf(app.http, UsersStore.endpoints),
    partnerId: permittedBranch(app, operation),
    userId: () => app.session.user.value?.id ?? null,
    isMobileNumber,
  });
  app.typed.keep('invitation', fieldsOf(store.invite, ['name', 'email', 'phone', 'role']));
  return branchPage(app, {
    path: paths.users,
    title: pageNames.users,
    operation,
    store,
    element: <UsersScreen store={store} />,
  });
}
