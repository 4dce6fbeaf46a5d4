export { answerId } from './OfferAnswer.tsx';
export { OwnerBar } from './OwnerBar.tsx';
export { OwnerScreen } from './OwnerScreen.tsx';
export type { OwnerScreenProps } from './OwnerScreen.tsx';
export { OwnerStore } from './OwnerStore.ts';
export type { OwnerAnswer, OwnerStoreOptions } from './OwnerStore.ts';
export { ReceiptPage } from './receipt/index.ts';
