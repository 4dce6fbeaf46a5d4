import { lazyPart } from '@forecourt/platform/lazy-part';
import { observer } from 'mobx-react-lite';
import type { Reauthentication } from './Reauthentication.ts';

const ReauthenticateDialog = lazyPart(async () => ({
  default: (await import('./step.ts')).ReauthenticateDialog,
}));

export interface ProofGuardProps {
  /** Observable: the store that sensitive acts wait for, null before the first of them. */
  reauthentication: { get(): Reauthentication | null };
}

/** Asks the user to confirm their identity, in place. */
export const ProofGuard = observer(function ProofGuard({ reauthentication }: ProofGuardProps) {
  const store = reauthentication.get();
  return store && <ReauthenticateDialog store={store} />;
});
