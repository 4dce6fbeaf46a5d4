/** How long a movement takes, in ms: the kit's `normal` duration, with its easing `out`. */
export const MOTION_MS = 160;

/** Whether the person prefers less motion, or a page around the element shows how that looks. */
export function prefersLessMotion(element?: Element): boolean {
  const isSet = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isSet || Boolean(element?.closest('.reduce-motion'));
}

/**
 * Plays a change of an element over {@link MOTION_MS}.
 * @returns the animation; none if the person prefers less motion
 */
export function play(element: Element, keyframes: Keyframe[]): Animation | undefined {
  if (prefersLessMotion(element)) return undefined;
  const easing = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
  return element.animate(keyframes, { duration: MOTION_MS, easing });
}
