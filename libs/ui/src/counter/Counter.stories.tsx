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
    value: '24',
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
  args: { value: '2' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const less = canvas.getByRole('button', { name: 'Decrease' });
    await userEvent.click(less);
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1');
    await expect(less).toBeDisabled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1');
  },
};

export const Invalid: Story = {
  args: { value: '9999', max: 720, error: 'Enter a whole number from 1 to 720' },
};

export const StaysAsTyped: Story = {
  args: { max: 720 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('spinbutton');
    for (const typed of ['1.5', '-3', '9999', '']) {
      await userEvent.clear(box);
      if (typed) await userEvent.type(box, typed);
      await userEvent.tab();
      await expect(box).toHaveValue(typed);
      await expect(box).not.toHaveAttribute('aria-valuenow');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Increase' }));
    await expect(box).toHaveValue('1');
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
