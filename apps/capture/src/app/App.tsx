import { useLanguageView } from '../i18n/languageContext.ts';
import { Done } from '../screens/Done.tsx';
import { Loading } from '../screens/Loading.tsx';
import { Trouble } from '../screens/Trouble.tsx';
import { Welcome } from '../screens/Welcome.tsx';
import { usePlace, useView } from './context.ts';
import { lazyPart } from './lazyPart.tsx';
import { CONCLUSION } from './router.ts';

const Report = lazyPart(() => import('./Report.tsx'), Loading);
const Expired = lazyPart(() => import('../screens/Expired.tsx'), Loading);
const Conclusion = lazyPart(() => import('../screens/Conclusion.tsx'), Loading);
const AskedWelcome = lazyPart(() => import('../screens/AskedWelcome.tsx'), Loading);

/** Prefetches the later screens while the customer reads the first one. */
export const preloadReport = (): void => void Report.preload();

/** Chooses the screen for the model's state and the current place. */
export function App() {
  const view = useView();
  const place = usePlace();
  const { opening } = useLanguageView();
  if (opening) return <Loading />;
  switch (view.phase) {
    case 'loading':
      return <Loading />;
    case 'gone':
    case 'closed':
      return <Trouble kind={view.phase} capture={view.capture} />;
    case 'expired':
      return <Expired capture={view.capture} ask={view.ask} />;
    case 'unreachable':
      return <Trouble kind="unreachable" capture={null} />;
    case 'completed': {
      const { capture } = view.draft;
      const { conclusion } = capture;
      // whoever has just added something is thanked for it first
      if (conclusion && (!view.added || place === CONCLUSION)) {
        return <Conclusion capture={capture} conclusion={conclusion} />;
      }
      return <Done capture={capture} before={view.before} added={view.added} />;
    }
    case 'active': {
      const { conclusion } = view.draft.capture;
      if (conclusion && place === CONCLUSION) {
        return <Conclusion capture={view.draft.capture} conclusion={conclusion} />;
      }
      if (place === '' && view.draft.submission === 'none') {
        if (view.draft.capture.addition) return <AskedWelcome draft={view.draft} />;
        return <Welcome draft={view.draft} skipped={view.skipped} />;
      }
      return <Report draft={view.draft} place={place} />;
    }
  }
}
