import { createContext, useContext, useSyncExternalStore } from 'react';
import { PageLanguage } from './PageLanguage.ts';
import type { LanguageView } from './languages.ts';

/** The default outside a provider is en-US. */
export const LanguageContext = createContext<PageLanguage>(new PageLanguage());

export const useLanguage = (): PageLanguage => useContext(LanguageContext);

/** The current texts; the component renders again when they change. */
export function useLanguageView(): LanguageView {
  const language = useLanguage();
  return useSyncExternalStore(language.subscribe, language.getView, language.getView);
}
