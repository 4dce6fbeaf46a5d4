export { OptOutScreen } from './OptOutScreen.tsx';
export { OptOutStore } from './OptOutStore.ts';
export type { OptOutOptions } from './OptOutStore.ts';
