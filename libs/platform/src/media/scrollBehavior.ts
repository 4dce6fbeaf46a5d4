import { prefersLessMotion } from './motion.ts';

/** How to scroll to what a press leads to: at once for people who prefer less motion. */
export function scrollBehavior(): ScrollBehavior {
  return prefersLessMotion() ? 'auto' : 'smooth';
}
