import { usePrefetch } from '@forecourt/platform/prefetch';
import { observer } from 'mobx-react-lite';
import type { App } from './App.ts';

const load = () => import('./factorStep.ts');

/**
 * Asks the user to confirm their identity, in place. Its code is prefetched before it is needed.
 */
export const ProofGuard = observer(function ProofGuard({ app }: { app: App }) {
  const store = usePrefetch(app.reauthentication, false);
  const module = usePrefetch(load, store?.isOpen ?? false);
  return store && module ? <module.ReauthenticateDialog store={store} /> : null;
});
