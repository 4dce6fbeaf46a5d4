export { MOTION_MS, play, prefersLessMotion } from './motion.ts';
export { scrollBehavior } from './scrollBehavior.ts';
export { useMediaQuery } from './useMediaQuery.ts';
