import { expect, waitFor } from 'storybook/test';

/** What the skeleton of a report may be off by, in px, and as a share of tall cards. */
const TOLERANCE = { px: 60, share: 0.1 };

interface Shown {
  canvasElement: HTMLElement;
}

/**
 * The decision card is about as tall as what is shown while its code loads: these are the heights of
 * `DecisionSkeleton` in reports, in px.
 */
export async function isAsTallAs(height: number, { canvasElement }: Shown): Promise<void> {
  const card = canvasElement.querySelector('section[id]')!;
  const tolerance = Math.max(TOLERANCE.px, TOLERANCE.share * height);
  await waitFor(() =>
    expect(Math.abs(card.getBoundingClientRect().height - height)).toBeLessThan(tolerance),
  );
}
