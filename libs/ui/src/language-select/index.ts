export { LanguageSelect } from './LanguageSelect.tsx';
export type { Language, LanguageSelectProps } from './LanguageSelect.tsx';
