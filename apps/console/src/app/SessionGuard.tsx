import { observer } from 'mobx-react-lite';
import type { App } from './App.ts';
import { useWhenQuiet } from '@forecourt/platform/quiet';

const load = () => import('./signInAgain.ts');

/** Asks to sign in again in place. Its code is there before the session ends. */
export const SessionGuard = observer(function SessionGuard({ session }: Pick<App, 'session'>) {
  const module = useWhenQuiet(load, session.isExpired);
  return module && <module.SignInAgain session={session} />;
});
