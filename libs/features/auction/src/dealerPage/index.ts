export { DealerLinkScreen } from './DealerLinkScreen.tsx';
export { DealerLinkStore } from './DealerLinkStore.ts';
export { DealerPageScreen } from './DealerPageScreen.tsx';
export { DealerPageStore } from './DealerPageStore.ts';
export { listOfHash } from './listHash.ts';
