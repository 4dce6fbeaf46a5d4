export { directoryAt } from './directory.ts';
export { DealerListScreen } from './DealerListScreen.tsx';
export type { DealerListLinks, DealerPlace } from './links.ts';
export { DealerListStore } from './DealerListStore.ts';
