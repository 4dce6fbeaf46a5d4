import { problem } from '@forecourt/testing';
import type { StoryContext } from '@storybook/react-vite';

/** The tools that a play function gets. */
export type PlayTools = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Refreshes a list without an answer from the server, and checks that it says so. */
export function refreshAndSeeStale(end: string) {
  return async ({ canvas, userEvent }: PlayTools): Promise<void> => {
    await canvas.findByText(end);
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh list' }));
    await canvas.findByText(/^Could not update/);
  };
}

/** What the server may return instead of items. */
export type Failure = () => ReturnType<typeof problem> | Promise<never>;
