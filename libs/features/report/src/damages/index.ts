export { DamageEditStore } from './DamageEditStore.ts';
export { damageTools } from './damageTools.tsx';
export { PlacingStore } from './PlacingStore.ts';
export { RemovalStore } from './RemovalStore.ts';
