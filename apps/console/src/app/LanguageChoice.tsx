import type { LocaleStore } from '@forecourt/platform/i18n';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';

/** Most partners have one language: the choice comes when there is one. */
const Languages = lazy(() => import('./Languages.tsx'));

/** The language of a public page, where the partner has more than one. */
export const LanguageChoice = observer(function LanguageChoice({ store }: { store: LocaleStore }) {
  if (store.entries.length < 2) return null;
  return (
    <Suspense>
      <Languages store={store} />
    </Suspense>
  );
});
