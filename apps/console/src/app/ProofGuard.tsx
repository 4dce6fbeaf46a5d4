import type { Reauthentication } from '@forecourt/feature-session/reauthentication';
import { useWhenQuiet } from '@forecourt/platform/quiet';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { App } from './App.ts';

const load = () => import('./factorStep.ts');

/** Asks again who is at work, in place. Its code is there before a sensitive act needs it. */
export const ProofGuard = observer(function ProofGuard({ app }: { app: App }) {
  const [store, setStore] = useState<Reauthentication>();
  const module = useWhenQuiet(load, store?.isOpen ?? false);
  useEffect(() => void app.reauthentication().then(setStore), [app]);
  return store && module ? <module.ReauthenticateDialog store={store} /> : null;
});
