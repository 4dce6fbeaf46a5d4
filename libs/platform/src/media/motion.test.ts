// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { MOTION_MS, play } from './motion.ts';
import { scrollBehavior } from './scrollBehavior.ts';

const fade: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

function page(prefersLess: boolean, inside = document.body) {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLess }));
  const element = document.createElement('div');
  const animate = vi.fn();
  Object.assign(element, { animate });
  inside.append(element);
  return { element, animate };
}

afterEach(() => vi.unstubAllGlobals());

test('a change is played in less than 200 ms', () => {
  const { element, animate } = page(false);
  play(element, fade);
  expect(animate).toHaveBeenCalledWith(fade, expect.objectContaining({ duration: MOTION_MS }));
  expect(MOTION_MS).toBeLessThan(200);
  expect(scrollBehavior()).toBe('smooth');
});

test('people who prefer less motion see none', () => {
  const { element, animate } = page(true);
  play(element, fade);
  expect(animate).not.toHaveBeenCalled();
  expect(scrollBehavior()).toBe('auto');
});

test('nor is there any in a page that shows how that looks', () => {
  const around = document.createElement('main');
  around.className = 'reduce-motion';
  document.body.append(around);
  const { element, animate } = page(false, around);
  play(element, fade);
  expect(animate).not.toHaveBeenCalled();
});
