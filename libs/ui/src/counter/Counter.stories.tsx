import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Counter } from './Counter.tsx';
import type { CounterProps } from './Counter.tsx';

function Live(props: CounterProps) {
  const [value, setValue] = useState(props.value);
  return <Counter {...props} value={value} onValueChange={(details) => setValue(details.value)} />;
}

const meta = {
  title: 'Components/Forms/Counter',
  component: Counter,
  args: {
    label: 'Dealers may send offers within',
    value: 24,
    unit: 'hours',
    onValueChange: () => undefined,
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Counter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hours: Story = {};
export const Disabled: Story = { args: { disabled: true } };

export const NeverUnderOne: Story = {
  args: { value: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const less = canvas.getByRole('button', { name: 'Decrease' });
    await userEvent.click(less);
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1');
    await expect(less).toBeDisabled();
    await userEvent.clear(canvas.getByRole('spinbutton'));
    await userEvent.type(canvas.getByRole('spinbutton'), '0');
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1');
  },
};

export const ArrowKeys: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('spinbutton');
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(box).toHaveValue('25');
  },
};
