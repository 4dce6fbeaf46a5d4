export { assetInHash } from './assetGroups.ts';
export { AssetsOverlay } from './AssetsOverlay.tsx';
export type { AssetsOverlayProps } from './AssetsOverlay.tsx';
export { PhotoOverlay } from './PhotoOverlay.tsx';
export { CarAssets } from './CarAssets.ts';
