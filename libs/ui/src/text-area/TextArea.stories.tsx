import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: { label: 'Comment', value: '', onChange: () => undefined },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { optional: true } };
export const Filled: Story = {
  args: { value: 'Valid with the winter tires.\nKeys in the office.' },
};
export const Counted: Story = {
  args: { value: 'Firm, no hidden fees.', counted: true, maxLength: 160 },
};
export const Invalid: Story = { args: { error: 'Please fill out all the fields' } };
export const Disabled: Story = { args: { value: 'Sent', disabled: true } };

export const Touch: Story = {
  args: { size: 'touch', value: 'Keys in the office.' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('textbox');
    await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(getComputedStyle(control).fontSize).toBe('16px');
  },
};
