import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { NumberField } from './NumberField.tsx';
import type { NumberFieldProps } from './NumberField.tsx';

function Live(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <NumberField {...props} value={value} onValueChange={(details) => setValue(details.value)} />
  );
}

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  args: { label: 'Miles', value: 200, onValueChange: () => undefined },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null } };

export const WithoutDelimiter: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Miles' });
    await userEvent.type(input, '12,500');
    await expect(input).toHaveValue('12500');
    await userEvent.clear(input);
    await expect(input).toHaveValue('');
  },
};

export const Touch: Story = {
  args: { size: 'touch' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('textbox');
    await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(getComputedStyle(control).fontSize).toBe('16px');
  },
};
