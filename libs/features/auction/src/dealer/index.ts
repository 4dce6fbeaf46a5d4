export { bidFormId } from './bidForm.ts';
export { DealerBar } from './DealerBar.tsx';
export { DealerScreen } from './DealerScreen.tsx';
export type { DealerScreenProps } from './DealerScreen.tsx';
export { DealerStore } from './DealerStore.ts';
export type { DealerAnswer, DealerStoreOptions } from './DealerStore.ts';
export { AuctionInfo } from '../info/AuctionInfo.tsx';
