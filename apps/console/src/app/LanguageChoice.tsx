import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { LanguagesProps } from './Languages.tsx';

/** Most partners have one language: the menu is loaded only if there are several. */
const Languages = lazy(() => import('./Languages.tsx'));

/** Language menu of a public page, shown if the partner has more than one language. */
export const LanguageChoice = observer(function LanguageChoice({ store, bare }: LanguagesProps) {
  if (store.entries.length < 2) return null;
  return (
    <Suspense>
      <Languages store={store} bare={bare} />
    </Suspense>
  );
});
