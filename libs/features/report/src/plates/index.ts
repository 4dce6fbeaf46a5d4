export { PlateStore } from './PlateStore.ts';
