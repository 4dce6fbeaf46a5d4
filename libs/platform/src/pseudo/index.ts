export { pseudoMessage, pseudoText } from './pseudoMessage.ts';
export { createPseudoIntl, PseudoLocale } from './PseudoLocale.tsx';
export type { PseudoLocaleProps } from './PseudoLocale.tsx';
