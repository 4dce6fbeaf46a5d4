import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TextField } from '../text-field/TextField.tsx';
import { SegmentGroup } from './SegmentGroup.tsx';
import type { SegmentGroupProps } from './SegmentGroup.tsx';

type Rating = 'Fair' | 'Good' | 'Very good' | 'Excellent';

function Live(props: SegmentGroupProps<Rating>) {
  const [value, setValue] = useState(props.value);
  return (
    <SegmentGroup {...props} value={value} onValueChange={(details) => setValue(details.value)} />
  );
}

const meta = {
  title: 'Components/Forms/SegmentGroup',
  component: SegmentGroup<Rating>,
  args: {
    legend: 'Brakes',
    value: null,
    onValueChange: () => undefined,
    options: (['Fair', 'Good', 'Very good', 'Excellent'] as const).map((value) => ({
      value,
      label: value,
    })),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof SegmentGroup<Rating>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { value: 'Good' } };
export const Hint: Story = { args: { hint: 'How they feel on the road' } };
export const Invalid: Story = { args: { error: 'Please choose one' } };
export const Disabled: Story = { args: { value: 'Good', disabled: true } };
export const WithNote: Story = {
  args: {
    value: 'Good',
    children: <TextField label="Anything to add?" value="" onChange={() => undefined} />,
  },
};
export const Touch: Story = {
  args: { size: 'touch', value: 'Very good' },
  play: async ({ canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole('radio')) {
      await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    }
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Fair' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Good' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Brakes' })).toBeVisible();
  },
};
