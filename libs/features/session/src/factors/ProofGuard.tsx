import { usePrefetch } from '@forecourt/platform/prefetch';
import { observer } from 'mobx-react-lite';
import type { Reauthentication } from './Reauthentication.ts';

const load = () => import('./step.ts');

export interface ProofGuardProps {
  /** Loads the store that sensitive acts wait for. */
  reauthentication: () => Promise<Reauthentication>;
}

/**
 * Asks the user to confirm their identity, in place. Its code is prefetched before it is needed.
 */
export const ProofGuard = observer(function ProofGuard({ reauthentication }: ProofGuardProps) {
  const store = usePrefetch(reauthentication, false);
  const module = usePrefetch(load, store?.isOpen ?? false);
  return store && module ? <module.ReauthenticateDialog store={store} /> : null;
});
