import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  args: {
    text: 'https://forecourt.test/northgate-trade?agent_id=7',
    label: 'Copy link',
    onStatusChange: fn(),
    onRefused: fn(),
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Copied: Story = {
  beforeEach: () => {
    const spy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => spy.mockRestore();
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(async () => expect(await canvas.findByText('Copied')).toBeVisible());
    await expect(args.onStatusChange).toHaveBeenCalledWith({ copied: true });
    await waitFor(() => expect(args.onStatusChange).toHaveBeenLastCalledWith({ copied: false }));
  },
};

export const ClipboardRefused: Story = {
  beforeEach: () => {
    const spies = [
      spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused')),
      spyOn(console, 'warn').mockImplementation(() => undefined),
    ];
    return () => spies.forEach((spy) => spy.mockRestore());
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Copy link' });
    await expect(field).toHaveValue(args.text);
    await waitFor(() => expect(field.selectionEnd).toBe(args.text.length));
    await expect(args.onRefused).toHaveBeenCalledWith({ error: new Error('refused') });
    await expect(console.warn).toHaveBeenCalledWith('The clipboard refused', new Error('refused'));
  },
};
