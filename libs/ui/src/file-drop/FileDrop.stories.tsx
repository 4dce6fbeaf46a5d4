import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  title: 'Components/Forms/FileDrop',
  component: FileDrop,
  args: {
    label: 'Choose file',
    hint: 'or drop it here',
    accept: '.csv,text/csv',
    onFileChange: fn(),
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(['Name\r\n'], 'dealers.csv', { type: 'text/csv' });

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Choose file', { selector: 'input' });
    await userEvent.upload(input, file);
    await expect(args.onFileChange).toHaveBeenLastCalledWith({ file });
    // a browser tells of the same file again only if the field was emptied
    await expect(input.value).toBe('');
    await userEvent.upload(input, file);
    await expect(args.onFileChange).toHaveBeenCalledTimes(2);
  },
};

export const WithTemplate: Story = {
  args: { template: { label: 'Download a template', onSave: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download a template' }));
    await expect(args.template?.onSave).toHaveBeenCalledOnce();
  },
};

export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const zone = canvas.getByText('or drop it here').parentElement!;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    await fireEvent.dragOver(zone);
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
    // an event of the browser’s own: the library’s empties what is transferred
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'));
    await expect(args.onFileChange).toHaveBeenCalledOnce();
    await expect(args.onFileChange).toHaveBeenCalledWith({
      file: expect.any(File) as File,
    });
  },
};

export const Over: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByText('or drop it here').parentElement!;
    await fireEvent.dragOver(zone);
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
    await fireEvent.dragLeave(zone);
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'));
    await fireEvent.dragOver(zone);
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Choose file/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
