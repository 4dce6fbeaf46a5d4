import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressSections } from './ProgressSections.tsx';
import type { ProgressSection } from './ProgressSections.tsx';

const states: ProgressSection['state'][] = ['done', 'done', 'active', 'todo', 'skipped'];

const meta = {
  title: 'Components/Navigation/ProgressSections',
  component: ProgressSections,
  args: {
    current: 'Damage',
    sections: ['Overview', '360 scan', 'Damage', 'Exterior', 'VIN'].map((label, index) => ({
      id: label,
      label,
      href: `#${label}`,
      state: states[index] ?? 'todo',
    })),
  },
} satisfies Meta<typeof ProgressSections>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { name: 'Damage' });
    await expect(current).toHaveAttribute('aria-current', 'true');
    await within(canvasElement).findByRole('link', { name: 'VIN Not provided' });
  },
};
/** Some of it is there, and something required is not. */
export const Lacking: Story = {
  args: {
    compact: true,
    sections: [
      { id: 'a', label: 'Exterior', href: '#a', state: 'partial', skippedText: '1 of 4' },
      {
        id: 'b',
        label: 'Mileage',
        href: '#b',
        state: 'skipped',
        skippedText: 'Missing',
        lacking: true,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Exterior 1 of 4' });
    await within(canvasElement).findByRole('link', { name: 'Mileage Missing' });
  },
};
export const AllDone: Story = {
  args: { sections: meta.args.sections.map((section) => ({ ...section, state: 'done' })) },
};
