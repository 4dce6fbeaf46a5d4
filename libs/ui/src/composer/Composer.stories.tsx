import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Composer } from './Composer.tsx';
import type { ComposerProps } from './Composer.tsx';

function Live(props: ComposerProps) {
  const [value, setValue] = useState(props.value);
  return <Composer {...props} value={value} onChange={(event) => setValue(event.target.value)} />;
}

const meta = {
  title: 'Components/Messages/Composer',
  component: Composer,
  args: { label: 'Message to Ann Lee', value: '', onChange: () => undefined, onSend: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'It is. The yard is open until six.' } };
export const Disabled: Story = { args: { disabled: true } };
export const QuickReplies: Story = {
  args: { extras: <Button size="sm">Yes, it is still for sale</Button> },
};

const photo = () => new File(['x'], 'car.jpg', { type: 'image/jpeg' });

/** The paperclip opens the device’s own chooser. */
export const WithFiles: Story = {
  args: { onFiles: fn(), accept: 'image/*', files: <span>car.jpg</span> },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    const opened = fn();
    chooser.click = opened;
    canvas.getByRole('button', { name: 'Attach photos or PDFs' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.upload(chooser, [photo(), photo()]);
    await expect(args.onFiles).toHaveBeenCalledWith({
      files: [expect.objectContaining({ name: 'car.jpg' }), expect.any(File)],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith({ value: '' });
  },
};

export const PastedFiles: Story = {
  args: { onFiles: fn() },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('textbox');
    const paste = (fill: (data: DataTransfer) => void) => {
      const clipboardData = new DataTransfer();
      fill(clipboardData);
      const init = { clipboardData, bubbles: true, cancelable: true };
      box.dispatchEvent(new ClipboardEvent('paste', init));
    };
    paste((data) => {
      data.items.add(photo());
      data.setData('text/plain', 'A row of a table');
    });
    await expect(args.onFiles).not.toHaveBeenCalled();
    paste((data) => void data.items.add(photo()));
    await expect(args.onFiles).toHaveBeenCalledWith({ files: [expect.any(File)] });
  },
};

export const EnterSends: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Message to Ann Lee' });
    await userEvent.type(box, '  {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.type(box, 'One{Shift>}{Enter}{/Shift}two{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ value: 'One\ntwo' });
  },
};
