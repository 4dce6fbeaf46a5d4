import { problem } from '@forecourt/testing';
import type { StoryContext } from '@storybook/react-vite';

/** What a story tool gives a play function. */
export type PlayTools = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Refreshes a list whose next answer does not come, and sees that it says so. */
export function refreshAndSeeStale(end: string) {
  return async ({ canvas, userEvent }: PlayTools): Promise<void> => {
    await canvas.findByText(end);
    await userEvent.click(await canvas.findByRole('button', { name: 'Update the list' }));
    await canvas.findByText(/^Could not update/);
  };
}

/** What a page may answer instead of items. */
export type Failure = () => ReturnType<typeof problem> | Promise<never>;
