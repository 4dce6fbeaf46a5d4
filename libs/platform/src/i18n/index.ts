export { deviceLocale } from './deviceLocale.ts';
export { defaultLocale, directionOf, isSupported } from './locale.ts';
export type { Direction, LocaleEntry } from './locale.ts';
export { rememberedLocale, rememberLocale } from './remembered.ts';
export type { CookieJar } from './remembered.ts';
export { TranslationError } from './texts.ts';
export type { Messages, Texts } from './texts.ts';
export { followLocale } from './followLocale.ts';
export { intlOf } from './intlOf.ts';
export { LocaleStore } from './LocaleStore.ts';
export type { LocaleStoreOptions } from './LocaleStore.ts';
export {
  IntlTexts,
  LocaleProvider,
  reportIntlError,
  setDocumentLanguage,
} from './LocaleProvider.tsx';
export type { IntlTextsProps, LocaleProviderProps } from './LocaleProvider.tsx';
