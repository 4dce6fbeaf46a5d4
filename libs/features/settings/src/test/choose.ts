import { screen } from 'storybook/test';

/** Selects a file in the field with that name, as a user would. */
export async function choose(name: string | RegExp, file: File): Promise<void> {
  const button = await screen.findByRole('button', { name });
  const input = button.parentElement!.querySelector<HTMLInputElement>('input[type=file]')!;
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
