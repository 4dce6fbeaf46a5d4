import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';
import type { CheckboxProps } from './Checkbox.tsx';

function Live(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Checkbox
      {...props}
      checked={checked}
      onCheckedChange={(details) => {
        setChecked(details.checked);
        props.onCheckedChange(details);
      }}
    />
  );
}

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: {
    checked: false,
    children: 'Valid only if a new car is purchased from the dealer',
    onCheckedChange: fn(),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Some: Story = {
  args: { indeterminate: true, children: 'All dealers' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked();
  },
};
export const Hint: Story = { args: { hint: 'The customer sees this beside the offer' } };
export const Disabled: Story = { args: { checked: true, disabled: true } };
export const WithoutWords: Story = {
  args: { children: undefined, 'aria-label': 'Select Ann Lee' },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith({ checked: true });
  },
};

export const Touch: Story = {
  args: { size: 'touch', hint: 'The customer sees this beside the offer' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox').getBoundingClientRect();
    await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(48);
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
  },
};
