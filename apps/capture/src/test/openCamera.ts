import { expect, fireEvent, screen, waitFor } from 'storybook/test';

/**
 * Opens the page's own camera with a shot's button. The camera's code arrives after the page: until
 * then the page leaves a click to the browser, which would open the camera app.
 */
export async function openCamera(button: HTMLElement): Promise<void> {
  button.focus();
  await waitFor(async () => expect(await fireEvent.click(button)).toBe(false));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
}
