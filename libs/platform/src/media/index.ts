export { scrollBehavior } from './scrollBehavior.ts';
export { useMediaQuery } from './useMediaQuery.ts';
