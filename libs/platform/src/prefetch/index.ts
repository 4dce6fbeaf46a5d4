export { usePrefetch } from './usePrefetch.ts';
