import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NativeSelect } from './NativeSelect.tsx';

type Role = 'ADMIN' | 'AGENT' | 'VIEWER';

const choose = fn<(role: Role) => void>();

const meta = {
  title: 'Components/Forms/NativeSelect',
  component: NativeSelect<Role>,
  args: {
    label: 'Role',
    value: 'AGENT',
    onChange: (event) => choose(event.target.value),
    options: [
      { value: 'ADMIN', label: 'Admin' },
      { value: 'AGENT', label: 'Agent' },
      { value: 'VIEWER', label: 'Viewer' },
    ],
  },
} satisfies Meta<typeof NativeSelect<Role>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Invalid: Story = { args: { error: 'Please fill out all the fields' } };
export const Disabled: Story = { args: { disabled: true } };

export const Chooses: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Role'), 'VIEWER');
    await expect(choose).toHaveBeenCalledWith('VIEWER');
  },
};

export const Touch: Story = {
  args: { size: 'touch' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('combobox');
    await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(getComputedStyle(control).fontSize).toBe('16px');
  },
};
