import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { clearToasts, showToast } from './toastStore.ts';
import { Toaster } from './Toaster.tsx';

const undo = fn();

const meta = {
  title: 'Components/Overlays/Toaster',
  component: Toaster,
  // The decorator of every story includes the toaster.
  render: () => <p>Messages appear at the top right.</p>,
  beforeEach: () => {
    undo.mockClear();
    return clearToasts;
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async () => {
    showToast({ tone: 'success', title: 'Request link copied to clipboard' });
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Request link copied'),
    );
  },
};

export const Danger: Story = {
  play: async () => {
    showToast({ tone: 'danger', title: 'This phone number is not valid' });
    await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
  },
};

export const Information: Story = {
  play: async () => {
    showToast({ title: 'Ann Lee opened the report', description: '2019 Volvo XC60' });
    await screen.findByText('2019 Volvo XC60');
  },
};

/** However long a name is, a toast has two lines of it. */
export const LongName: Story = {
  play: async () => {
    const name = 'Wilhelmina Konstantinopoulou-Featherstonehaugh '.repeat(6);
    showToast({ tone: 'success', title: `${name} archived` });
    const title = await screen.findByText(/archived$/);
    const { lineHeight } = getComputedStyle(title);
    const lines = title.getBoundingClientRect().height / Number.parseFloat(lineHeight);
    await expect(Math.round(lines)).toBe(2);
  },
};

export const Undo: Story = {
  play: async () => {
    showToast({ title: 'Archived', action: { label: 'Undo', onClick: undo } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Archived')).not.toBeInTheDocument());
  },
};

export const WaitsUnderThePointer: Story = {
  play: async () => {
    showToast({ title: 'Stays', duration: Infinity });
    await userEvent.hover(await screen.findByText('Stays'));
    showToast({ title: 'Read me', duration: 1 });
    await waitFor(() => expect(screen.getByText('Read me')).toBeVisible());
    // Many times as long as it would be there.
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    await expect(screen.getByText('Read me')).toBeInTheDocument();
    await userEvent.unhover(screen.getByText('Stays'));
    await waitFor(() => expect(screen.queryByText('Read me')).not.toBeInTheDocument());
  },
};
