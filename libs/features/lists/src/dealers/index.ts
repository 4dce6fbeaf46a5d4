export { directoryAt } from './directory.ts';
export { DealerListScreen } from './DealerListScreen.tsx';
export type { DealerListLinks, DealerPlace } from './DealerListScreen.tsx';
export { DealerListStore } from './DealerListStore.ts';
