export { pseudoMessage, pseudoText } from './pseudo-message.ts';
export { createPseudoIntl, PseudoLocale } from './PseudoLocale.tsx';
export type { PseudoLocaleProps } from './PseudoLocale.tsx';
