import { callsOf } from '@forecourt/api-client';
import { UsersScreen, UsersStore } from '@forecourt/feature-users';
import { fieldsOf } from '@forecourt/platform';
import { isMobileNumber } from '@forecourt/ui/phone-field';
import type { RouteObject } from 'react-router-dom';
import { may, Permitted } from '@forecourt/feature-session/permission';
import type { App } from '../app/App.ts';
import { pageNames } from '../app/pageNames.ts';
import type { ShellSlots } from '../app/StaffShell.tsx';
import { paths } from '../paths.ts';

/** /users: the users of the current branch, for its administrators. */
export async function usersRoute(
  app: App,
): Promise<Pick<RouteObject, 'loader' | 'handle' | 'element'>> {
  const { branch, session } = app;
  const staff = await app.staff();
  const store = new UsersStore({
    api: callsOf(app.http, UsersStore.endpoints),
    partnerId: () => (may(branch, 'listUsers') ? branch.current!.id : null),
    userId: () => session.user.value?.id ?? null,
    isMobileNumber,
  });
  app.typed.keep('invitation', fieldsOf(store.invite, ['name', 'email', 'phone', 'role']));
  staff.follow({
    at: paths.users,
    reset: () => store.reset(),
    refresh: () => store.load(),
  });
  return {
    loader: async () => {
      await branch.known();
      void store.load();
      return null;
    },
    handle: { title: pageNames.users } satisfies ShellSlots,
    element: (
      <Permitted page operation="listUsers" branch={branch}>
        <UsersScreen store={store} />
      </Permitted>
    ),
  };
}
