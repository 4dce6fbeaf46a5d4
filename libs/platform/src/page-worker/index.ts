export { keepPages } from './keepPages.ts';
export type { FetchEvent } from './events.ts';
