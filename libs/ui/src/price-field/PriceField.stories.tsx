import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PriceField } from './PriceField.tsx';
import type { PriceFieldProps } from './PriceField.tsx';

function Live(props: PriceFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PriceField {...props} value={value} onValueChange={(details) => setValue(details.value)} />
  );
}

const meta = {
  title: 'Components/Forms/PriceField',
  component: PriceField,
  args: { label: 'Price', value: '18250', onValueChange: () => undefined },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof PriceField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dollars: Story = {};
export const Euros: Story = { args: { currency: 'EUR', value: '39.50' } };
export const Invalid: Story = { args: { error: 'The offer must be above $18,250' } };

export const KeepsDigitsAndOnePoint: Story = {
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Price' });
    await userEvent.type(input, '$1a2.3.4');
    await expect(input).toHaveValue('12.34');
  },
};

export const WithSeparators: Story = {
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Price' });
    await userEvent.type(input, '12,500.50');
    await expect(input).toHaveValue('12,500.50');
    await userEvent.tab();
    await expect(input).toHaveValue('12500.50');
    await userEvent.clear(input);
    await userEvent.type(input, '12,50');
    await userEvent.tab();
    await expect(input).toHaveValue('12,50');
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
