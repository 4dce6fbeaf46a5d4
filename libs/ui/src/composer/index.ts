export { Composer } from './Composer.tsx';
export type { ComposerProps } from './Composer.tsx';
