import { usePrefetch } from '@forecourt/platform/prefetch';
import { observer } from 'mobx-react-lite';
import type { App } from './App.ts';

const load = () => import('./factorStep.ts');

/** Asks again who is at work, in place. Its code is there before a sensitive act needs it. */
export const ProofGuard = observer(function ProofGuard({ app }: { app: App }) {
  const store = usePrefetch(app.reauthentication, false);
  const module = usePrefetch(load, store?.isOpen ?? false);
  return store && module ? <module.ReauthenticateDialog store={store} /> : null;
});
