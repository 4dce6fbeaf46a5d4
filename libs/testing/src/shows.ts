import { expect, screen, waitFor } from 'storybook/test';

/** Waits until the page shows a text, also outside of the story's canvas, as a toast does. */
export function shows(text: string | RegExp): Promise<void> {
  return waitFor(async () => expect(await screen.findByText(text)).toBeVisible());
}
