export { onFirstUse } from './onFirstUse.ts';
export { usePrefetch } from './usePrefetch.ts';
