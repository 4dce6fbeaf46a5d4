import { lazyPart } from '@forecourt/platform/lazy-part';
import { observer } from 'mobx-react-lite';
import type { LanguagesProps } from './Languages.tsx';

/** Most partners have one language: the menu is loaded only if there are several. */
const Languages = lazyPart(() => import('./Languages.tsx'));

/** Language menu of a public page, shown if the partner has more than one language. */
export const LanguageChoice = observer(function LanguageChoice({ store, bare }: LanguagesProps) {
  if (store.entries.length < 2) return null;
  return <Languages store={store} bare={bare} />;
});
