import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Selects the rows with these names by their checkboxes. */
export async function select(...wanted: string[]): Promise<void> {
  for (const name of wanted) {
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  }
}

/** The bulk action bar, by its label. */
export const barOf = async (name: string) => within(await screen.findByRole('region', { name }));

/** Waits until nothing is selected. */
export const barIsGone = (name: string): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull());

/** Presses a button of the bar once it is enabled. */
export async function press(bar: string, name: string | RegExp): Promise<void> {
  const button = await (await barOf(bar)).findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** The labels of the bar's buttons. */
export async function buttonsOf(bar: string): Promise<(string | null)[]> {
  const buttons = await (await barOf(bar)).findAllByRole('button');
  return buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent);
}

/** Captures the file that would be saved, instead of saving it. */
export function catchFile(): Promise<{ name: string; text: string }> {
  return new Promise((resolve) => {
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      HTMLAnchorElement.prototype.click = click;
      const name = this.download;
      void fetch(this.href)
        .then((answer) => answer.text())
        .then((text) => resolve({ name, text }));
    };
  });
}
