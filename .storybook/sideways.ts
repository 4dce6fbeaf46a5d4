import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** From right to left, what is too wide leaves the page at its left, and the page scrolls there. */
export async function expectNoScrollSideways({ globals }: StoryContext): Promise<void> {
  if (globals.language !== 'rtl') return;
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
