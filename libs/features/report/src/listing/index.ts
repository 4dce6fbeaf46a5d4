export { ListingButton } from './ListingButton.tsx';
export { ListingStore } from './ListingStore.ts';
