import type { RoleOperation } from '@forecourt/contract/roles';
import { may, Permitted } from '@forecourt/feature-session/permission';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import type { ShellSlots } from '../app/StaffShell.tsx';
import type { BranchStores } from '../stores/BranchStores.ts';

interface BranchPage {
  /** Its address, and that of the pages below it. */
  path: string;
  title: MessageDescriptor;
  /** The operation that the page calls: it is shown only to roles that may call it. */
  operation: RoleOperation;
  store: {
    load(): Promise<void>;
    /** Starts over for another branch; without it, loads again. */
    reset?(): Promise<void>;
  };
  element: ReactNode;
}

/** A page about the current branch: loaded when opened, kept up to date, by permission. */
export async function branchPage(
  app: App,
  { path, title, operation, store, element }: BranchPage,
): Promise<Pick<RouteObject, 'loader' | 'handle' | 'element'>> {
  const staff = await app.staff();
  let loaded: BranchStores | undefined;
  let loading = Promise.resolve();
  staff.follow({
    at: path,
    refresh: async () => {
      // What is on its way shows first.
      await loading;
      await store.load();
    },
  });
  return {
    loader: async () => {
      await app.branch.known();
      const isOther = loaded !== undefined && loaded !== staff.stores;
      loaded = staff.stores;
      loading = isOther && store.reset ? store.reset() : store.load();
      return null;
    },
    handle: { title } satisfies ShellSlots,
    element: (
      <Permitted page operation={operation} branch={app.branch}>
        {element}
      </Permitted>
    ),
  };
}

/** The id of the current branch; null for a role that may not call the operation there. */
export function permittedBranch({ branch }: App, operation: RoleOperation): () => string | null {
  return () => (may(branch, operation) ? branch.current!.id : null);
}
