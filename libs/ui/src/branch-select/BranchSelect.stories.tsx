import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BranchSelect } from './BranchSelect.tsx';

const names = ['Northgate Motors', 'Harbour Insurance', 'Lakeside Cars'];

const meta = {
  title: 'Components/Navigation/BranchSelect',
  component: BranchSelect,
  args: {
    branches: names.map((name, index) => ({ id: `${index}`, name })),
    value: '0',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 260, paddingBlockStart: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BranchSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: HTMLElement): Promise<HTMLElement> => {
  await userEvent.click(within(canvas).getByRole('button', { name: /Branch/ }));
  const box = await screen.findByPlaceholderText('Search branches');
  await waitFor(() => expect(box).toHaveFocus());
  return box;
};

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(screen.getAllByRole('option')).toHaveLength(3);
  },
};

export const Compact: Story = {
  args: { compact: true },
  decorators: [
    (Story) => (
      <div style={{ width: 48 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Northgate Motors/ });
    await expect(button).toHaveAttribute('title', 'Northgate Motors');
    await open(canvasElement);
  },
};

export const SearchAndChoose: Story = {
  play: async ({ canvasElement, args }) => {
    const box = await open(canvasElement);
    await userEvent.type(box, 'lake');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith({ value: '2' }));
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await open(canvasElement), 'zzz');
    await waitFor(async () => expect(await screen.findByText('No branch found')).toBeVisible());
  },
};

export const ManyBranches: Story = {
  args: {
    branches: Array.from({ length: 60 }, (_, index) => ({
      id: `${index}`,
      name: `Branch of a rather long name, number ${index + 1}`,
    })),
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
