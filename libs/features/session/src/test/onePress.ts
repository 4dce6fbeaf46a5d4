import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;
type Play = (tools: Tools) => Promise<void>;

/** Waits for a title of the page, which is visible. */
export const hasTitle =
  (name: string): Play =>
  async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name });
    await waitFor(() => expect(title).toBeVisible());
  };

/** Waits for what the page says about a problem. */
export const hasAlert =
  (text: string | RegExp): Play =>
  async ({ canvas }) =>
    waitFor(async () => expect(await canvas.findByRole('alert')).toHaveTextContent(text));

/** What follows on the press of a page's one button. */
export function onePress(name: string) {
  const press: Play = async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name }));
  const sends: Play = async (tools) => {
    await press(tools);
    const button = tools.canvas.getByRole('button', { name });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  };
  return {
    sends,
    leadsTo:
      (title: string): Play =>
      async (tools) => {
        await press(tools);
        const heading = await tools.canvas.findByRole('heading', { name: title });
        await waitFor(() => expect(heading).toHaveFocus());
      },
    says:
      (text: string | RegExp): Play =>
      async (tools) => {
        await press(tools);
        await hasAlert(text)(tools);
      },
  };
}
