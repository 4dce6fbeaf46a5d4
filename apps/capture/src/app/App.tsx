import { lazy, Suspense } from 'react';
import { Done } from '../screens/Done.tsx';
import { Loading } from '../screens/Loading.tsx';
import { Trouble } from '../screens/Trouble.tsx';
import { Welcome } from '../screens/Welcome.tsx';
import { usePlace, useView } from './context.ts';

const loadReport = () => import('./Report.tsx');
const Report = lazy(loadReport);

/** Fetches what comes after the first screen while the customer reads it. */
export const preloadReport = (): void => void loadReport().catch(() => undefined);

/** The screen for what is known and where the customer is. */
export function App() {
  const view = useView();
  const place = usePlace();
  switch (view.phase) {
    case 'loading':
      return <Loading />;
    case 'gone':
    case 'closed':
    case 'unreachable':
      return <Trouble kind={view.phase} />;
    case 'completed':
      return <Done capture={view.draft.capture} />;
    case 'active':
      if (place === '' && view.draft.submission === 'none') {
        return <Welcome draft={view.draft} skipped={view.skipped} />;
      }
      return (
        <Suspense fallback={<Loading />}>
          <Report draft={view.draft} place={place} />
        </Suspense>
      );
  }
}
