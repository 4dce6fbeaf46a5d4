export { lazyPart } from './lazyPart.tsx';
export type { FailedProps, LazyPart } from './lazyPart.tsx';
export { lazyValue } from './lazyValue.ts';
export type { LazyValue } from './lazyValue.ts';
export { onIdle } from '../onIdle.ts';
export { isSparing, prefetchWhenIdle } from './prefetchWhenIdle.ts';
export { useLatch } from './useLatch.ts';
export { useLazyValue } from './useLazyValue.ts';
